type Watching = {
  onRead: (path: string) => void
  /** Is told of what is only taken along, as by `...body`, or `...others` of it. */
  onCopy: (path: string) => void
}

/** A body that tells which of its fields are looked at, by paths without numbers: `courses[].timings[].from`. */
export function trackReads<Body>(body: Body, watching: Watching, path = ''): Body {
  if (typeof body !== 'object' || body === null) return body
  let described: string | symbol | undefined
  return new Proxy<Body & object>(body, {
    // Whoever copies a field asks for its description first.
    getOwnPropertyDescriptor: (target, key) => {
      described = key
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      const isCopied = described === key
      described = undefined
      const isList = Array.isArray(target)
      if (typeof key === 'symbol' || (isList && !/^\d+$/.test(key))) return value
      const at = isList ? `${path}[]` : path === '' ? key : `${path}.${key}`
      if (isCopied) watching.onCopy(at)
      else watching.onRead(at)
      return trackReads(value, watching, at)
    },
  })
}

/** The files of a body that tell which of them are looked for. */
export class TrackedFiles extends Map<string, File> {
  readonly #onRead: Watching['onRead'] | undefined

  constructor(files: ReadonlyMap<string, File>, { onRead }: Watching) {
    super(files)
    this.#onRead = onRead
  }

  override get(name: string): File | undefined {
    this.#onRead?.(name.replaceAll(/\[\d+\]/g, '[]'))
    return super.get(name)
  }
}
