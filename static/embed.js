// Brine on another page: <script src="…/embed.js"></script><brine-board game="saltfjord"></brine-board>
//
//   game    salty (Upon a Salty Ocean), neptun or saltfjord; without it the start screen
//   seats   who sits down, in order: here, or a bot's level (deckhand, mate, captain, admiral), such as
//           "here,captain"; or just how many
//   lang    en, fr or it; without it the reader's own
//   theme   light or dark; without it the reader's own
//   link    a Brine link (or what follows its #): a game to go on with, or one to replay
//   height  of the frame, such as 640 or 80vh; without it the frame follows its width
//
// The element says `brine:ready` when its board stands. The frame loads when it comes near the screen.
(() => {
  const home = new URL('./', document.currentScript?.src ?? location.href);
  const PASSED = ['game', 'seats', 'lang', 'theme'];
  const STYLE = `
    :host { display: block; inline-size: 100%; aspect-ratio: 8 / 5; min-block-size: 30rem; }
    :host([hidden]) { display: none; }
    :host([height]) { aspect-ratio: auto; min-block-size: 0; }
    iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; border-radius: 0.5rem; }
  `;

  class BrineBoard extends HTMLElement {
    static observedAttributes = [...PASSED, 'link', 'height'];
    #frame = document.createElement('iframe');

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.#frame.loading = 'lazy';
      this.#frame.allow = 'fullscreen; clipboard-write; web-share';
      root.append(this.#frame);
    }

    connectedCallback() {
      addEventListener('message', this);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener('message', this);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    handleEvent({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== home.origin) return;
      if (data?.brine === 'ready') this.dispatchEvent(new CustomEvent('brine:ready', { bubbles: true }));
    }

    #show() {
      const address = new URL(home);
      address.searchParams.set('embed', '1');
      for (const name of PASSED) if (this.getAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      address.hash = (this.getAttribute('link') ?? '').split('#').at(-1);
      const height = this.getAttribute('height');
      this.style.blockSize = !height ? '' : /^\d+$/.test(height) ? `${height}px` : height;
      this.#frame.title = this.getAttribute('title') ?? `Brine ${this.getAttribute('game') ?? ''}`.trim();
      if (this.#frame.src !== address.href) this.#frame.src = address.href;
    }
  }

  if (!customElements.get('brine-board')) customElements.define('brine-board', BrineBoard);
})();
