import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { findMailProblem } from './mailProblems.ts'

const { typical, empty, mailFailing } = examples.getSchoolStatus[200]
const now = new Date('2026-11-21T09:00:00Z')

test('findMailProblem names the gravest problem, and an email that was given up only for a week', () => {
  expect(findMailProblem(typical.mail, now)).toBeUndefined()
  expect(findMailProblem(empty.mail, now)).toBe('notSetUp')
  expect(findMailProblem(mailFailing.mail, now)).toBe('failing')
  const givenUp = { ...typical.mail, lastGivenUp: '2026-11-15T09:00:00Z' }
  expect(findMailProblem(givenUp, now)).toBe('givenUp')
  expect(findMailProblem(givenUp, new Date('2026-11-22T09:00:00Z'))).toBeUndefined()
})
