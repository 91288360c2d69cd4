/** Markup that is safe to be put into a page as it is. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

type Part = string | Html | readonly Html[]

/** Marks text of our own as markup; never what came from elsewhere. */
export function raw(markup: string): Html {
  return new Html(markup)
}

/** A template whose texts are escaped, for content and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) => (typeof part === 'string' ? escape(part) : [part].flat().join('')))
  return new Html(String.raw({ raw: strings }, ...texts))
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
