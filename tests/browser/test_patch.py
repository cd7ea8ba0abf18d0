"""The bridge by which Python draws: only what differs is touched, and the reader's place is kept."""

from typing import Any

import pytest
from playwright.sync_api import Page

BEFORE = """() => import('./js/patch.mjs').then(({ patch }) => {
  document.body.insertAdjacentHTML('beforeend', '<section id="stage"></section>');
  globalThis.stage = document.getElementById('stage');
  globalThis.draw = html => patch(stage, html);
  globalThis.patch = patch;
})"""


@pytest.fixture
def stage(table: Page) -> Page:
    """The page with an empty element to draw into, and `draw(html)`."""
    table.evaluate(BEFORE)
    return table


def ask(page: Page, script: str) -> Any:
    """Run a function body in the page."""
    return page.evaluate(f"() => {{ {script} }}")


def test_the_inside_becomes_what_the_text_says(stage: Page) -> None:
    text = '<p class="a">one</p><svg viewBox="0 0 2 2"><g><rect width="1"></rect></g></svg><b>x</b>'
    assert ask(stage, f"draw('<p>zero</p><b>old</b>'); draw(`{text}`); return stage.innerHTML") == text


def test_what_stays_is_the_same_element(stage: Page) -> None:
    script = """
      const parts = () => [stage.querySelector('p'), stage.querySelector('circle')];
      draw('<p>1</p><svg><circle r="1"/></svg>');
      const [line, circle] = parts();
      draw('<p class="can">2</p><svg><circle r="2"/></svg>');
      return line === parts()[0] && circle === parts()[1] && circle.getAttribute('r')"""
    assert ask(stage, script) == "2"


def test_focus_stays_where_it_was(stage: Page) -> None:
    script = """
      draw('<button id="a">a</button><button id="b">b</button>');
      document.getElementById('b').focus();
      draw('<button id="n">new</button><button id="b">b!</button><button id="a">a</button>');
      return document.activeElement.textContent"""
    assert ask(stage, script) == "b!"


def test_a_half_typed_word_is_kept(stage: Page) -> None:
    script = """
      draw('<input id="name" value="">');
      const field = document.getElementById('name');
      field.focus(); field.value = 'Mari'; field.setSelectionRange(2, 2);
      draw('<p>news</p><input id="name" value="">');
      const now = document.activeElement;
      return [now.id, now.value, now.selectionStart]"""
    assert ask(stage, script) == ["name", "Mari", 2]


def test_scroll_positions_are_kept(stage: Page) -> None:
    script = """
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#log { overflow: auto; height: 100px }');
      document.adoptedStyleSheets = [sheet];
      globalThis.lines = count => Array.from({ length: count }, (_, n) => `<li>${n}</li>`).join('');
      draw(`<ol id="log">${lines(200)}</ol>`);
      return new Promise(done => {
        document.getElementById('log').addEventListener('scroll', done, { once: true });
        document.getElementById('log').scrollTop = 700;
      }).then(() => {
        draw(`<p>news</p><ol id="log">${lines(201)}</ol>`);
        return new Promise(requestAnimationFrame);
      }).then(() => {
        return [document.getElementById('log').scrollTop, document.getElementById('log').children.length];
      })"""
    assert ask(stage, script) == [700, 201]


def test_inside_a_drawing_new_elements_are_drawn_ones(stage: Page) -> None:
    script = """
      draw('<svg><g id="ships"></g></svg>');
      patch(document.getElementById('ships'), '<path d="M0 0"/><text>3</text>');
      const ships = [...document.getElementById('ships').children];
      return ships.every(one => one instanceof SVGElement) && ships.length"""
    assert ask(stage, script) == 2


def test_scripts_in_a_text_do_not_run(stage: Page) -> None:
    script = """
      globalThis.ran = false;
      draw('<img src="data:," onerror="ran = true"><script>ran = true<\\/script>');
      return new Promise(done => setTimeout(() => done(ran), 100))"""
    assert ask(stage, script) is False
