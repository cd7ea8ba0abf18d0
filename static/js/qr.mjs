// QR codes as SVG text, dark on light in every theme so that any camera can read them.
import { renderSVG } from './uqr.mjs';

/** An empty text where the message is too long for a code. */
export function qr(text) {
  try { return renderSVG(text, { ecc: 'L', border: 2, pixelSize: 1 }); } catch { return ''; }
}
