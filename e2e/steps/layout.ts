/** Runs in the page: lays out what is far below the screen too, as for who scrolls there. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.below { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: words that are cut off, or stick out of the screen or of what is pressed. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    const isSeen = holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!holder || !isSeen || holder.closest('.visually-hidden,.skip,.max-sm\\:sr-only,option,svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects())
      if (box.width > 0 && isCut(box, holder)) found.add(`'${text.textContent?.trim().slice(0, 40)}' is cut`);
  }
  return [...found];

  function isCut(box: DOMRect, holder: Element): boolean {
    const pressed = holder.closest('a,button')?.getBoundingClientRect();
    if (pressed && pressed.width > 0 && box.right > pressed.right + 2) return true;
    for (
      let around: Element | null = holder;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What scrolls can be brought into sight.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const { left, right, bottom } = around.getBoundingClientRect();
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      if (isClipping && (box.left < left - 2 || box.right > right + 2 || box.bottom > bottom + 4))
        return true;
    }
    return box.left < -1 || box.right > innerWidth + 1;
  }
}

/** Runs in the page: what does not fit at this width. */
export function misfits(): string[] {
  const found: string[] = [];
  const layers = new Map<Element, Element | null>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`scrolls sideways by ${scrollWidth - clientWidth}px: ${widest()}`);

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const header = document.querySelector('header');
  if (header && header.offsetHeight > 4 * rem) found.push(`the header is ${header.offsetHeight}px high`);

  const controls = [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('.visually-hidden,.skip,[data-stacked]'))
    .map((control) => {
      const boxes = [...control.getClientRects()].map((box) => seenOf(control, box));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { control, layer: layerOf(control), boxes, top, bottom };
    })
    .filter(({ boxes }) => boxes.length > 0)
    // From above to below, so that each is compared with those beside it only.
    .toSorted((one, other) => one.top - other.top);
  for (const [index, one] of controls.entries()) {
    for (let at = index + 1; at < controls.length; at += 1) {
      const other = controls[at];
      if (!other || other.top >= one.bottom) break;
      if (one.layer !== other.layer) continue;
      if (!one.boxes.some((box) => other.boxes.some((second) => meet(box, second)))) continue;
      const isNested = one.control.contains(other.control) || other.control.contains(one.control);
      if (!isNested && !isPutOn(one.control, other.control))
        found.push(`${nameOf(one.control)} and ${nameOf(other.control)} overlap`);
    }
  }
  for (const { control, boxes } of controls) {
    const card = control.closest('.card')?.getBoundingClientRect();
    if (
      card &&
      boxes.some(({ left, right, width }) => width > 0 && (left < card.left - 1 || right > card.right + 1))
    )
      found.push(`${nameOf(control)} sticks out of its card`);
  }
  return found;

  /** An element that stays in place while the page scrolls lies over the rest on purpose. */
  function layerOf(element: Element): Element | null {
    const known = layers.get(element);
    if (known !== undefined) return known;
    const isOwn = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    const layer = isOwn ? element : element.parentElement && layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  }

  /** A heart on a photo or an eye in a password field is meant to lie on the other. */
  function isPutOn(one: HTMLElement, other: HTMLElement): boolean {
    const [below, above] = one.offsetWidth > other.offsetWidth ? [one, other] : [other, one];
    const spot = above.closest<HTMLElement>('[class*="absolute"]');
    return spot?.offsetParent?.contains(below) === true && isWithin(above, below);
  }

  function isWithin(inner: Element, outer: Element): boolean {
    const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return (
      small.left >= large.left - 1 &&
      small.right <= large.right + 1 &&
      small.top >= large.top - 1 &&
      small.bottom <= large.bottom + 1
    );
  }

  /** The visible part of an element in a row that scrolls sideways. */
  function seenOf(element: Element, box: DOMRect): DOMRect {
    const frame = element.closest('.overflow-x-auto')?.getBoundingClientRect() ?? box;
    const left = Math.max(box.left, frame.left);
    return new DOMRect(left, box.top, Math.max(0, Math.min(box.right, frame.right) - left), box.height);
  }

  function meet(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }

  function nameOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'));
    return `'${text?.trim().slice(0, 30)}' <${element.tagName.toLowerCase()}>`;
  }

  function widest(): string {
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide
      .slice(0, 3)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`)
      .join(' | ');
  }
}

/** Runs in the page: the texts and photos that an element covers. */
export function coveredBy(element: Element): string[] {
  const box = element.getBoundingClientRect();
  const others = [...document.querySelectorAll('main *, footer *')].filter(
    (other) =>
      !element.contains(other) &&
      !other.contains(element) &&
      other.checkVisibility() &&
      // A map cuts off what reaches out of it.
      !other.closest('.leaflet-container'),
  );
  return others
    .filter((other) => other.childElementCount === 0)
    .filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map((other) => `${other.tagName} ${other.textContent?.slice(0, 30)}`);
}
