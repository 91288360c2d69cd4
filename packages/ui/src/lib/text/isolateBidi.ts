const ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'
const marks = /[\u2068\u2069]/g

/** A part that may run the other way keeps its place in the sentence, also where no page sets its direction. */
export function isolateBidi(text: string): string {
  return `${ISOLATE}${text}${END_OF_ISOLATE}`
}

/** The text, without what holds its parts apart where nothing in it runs the other way. */
export function stripUnneededIsolates(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text : text.replaceAll(marks, '')
}
