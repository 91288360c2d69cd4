/** What looks newer than the floor and is none, or is only called where it is there; each with the reason. */
export const guardedCalls: ReadonlyMap<string, string> = new Map([
  ['.drop', 'the register’s own queue of marks'],
  ['.escape', 'CSS.escape, and a method of Formik’s'],
  ['.error', 'console.error'],
  ['.use', 'the middleware of openapi-fetch, and a hook of React'],
  ['.role', 'a method of a calendar’s attendee'],
  ['.checkVisibility', 'React Aria looks whether it is there'],
  ['.maximize', 'a language tag is completed only where Intl.Locale can; it can since Safari 14'],
  ['.move', 'a method of React Aria’s'],
  ['.startViewTransition', 'React and navigation/withViewTransition.ts look whether it is there'],
  ['.pause', 'a method of the CSV reader’s'],
  ['.restore', 'brings back a receipt that a form was left with'],
  ['.share', 'environment/sharePapers.ts looks whether it is there'],
  ['.canShare', 'environment/sharePapers.ts looks whether it is there'],
])
