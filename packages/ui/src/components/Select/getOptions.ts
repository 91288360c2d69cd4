import type { Option, Options } from './Option.ts'

const none: readonly Option[] = []

/** The options that are here already. */
export function getOptions(options: Options): readonly Option[] {
  if (!('state' in options)) return options
  return options.state === 'ready' ? options.data : none
}
