import { FlipError } from './FlipError.ts'
import { type FlipChoices, type Flips, checkDelay, checkFlips } from './flips.ts'

/**
 * Reads `listCourses=empty, saveCourse=serverError@1500, delay=300, scenario=newSchool`: a comma between flips, and
 * after an `@` the milliseconds by which that call is late. A name without a call goes on with the sequence before it:
 * `listCourses=serverError*2,typical`.
 */
export function readFlips(text: string, choices: FlipChoices): Flips {
  // Without a prototype, so that no name of a call is there before it is given.
  const flips: Flips = {
    situations: Object.create(null) as Record<string, string>,
    delays: Object.create(null) as Record<string, number>,
  }
  let call: string | undefined
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue
    const before = call === undefined ? undefined : flips.situations[call]
    if (call !== undefined && before !== undefined && /^\w+(\*\w+)?$/.test(part)) {
      flips.situations[call] = `${before},${part}`
      continue
    }
    const [, key = '', value = '', delay] = /^([\w*]+)=(\w*(?:\*\w+)?)(?:@(\w+))?$/.exec(part) ?? []
    if (key === '')
      throw new FlipError(`“${part}” is not a valid override: use call=example, delay=milliseconds or scenario=name.`)
    call = undefined
    if (key === 'delay') flips.delays['*'] = readDelay(value)
    else if (key === 'scenario') flips.scenario = value
    else {
      call = key
      if (value !== '') flips.situations[key] = value
      if (delay !== undefined) flips.delays[key] = readDelay(delay)
    }
  }
  checkFlips(flips, choices)
  return flips
}

function readDelay(text: string): number {
  return checkDelay(text === '' ? Number.NaN : Number(text), text)
}
