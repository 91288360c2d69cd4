import { expect, test } from 'vitest'
import { suggestNames } from './suggestNames.ts'

test.each([
  ['listCourse', ['listCourses', 'listOutlines', 'savePolicy'], ' Did you mean listCourses?'],
  ['--FEILD', ['--field', '--form'], ' Did you mean --field?'],
  ['room', ['rooms', 'roam', 'broom', 'room1'], ' Did you mean rooms, roam or broom?'],
  ['listCourse', ['signIn'], ''],
  ['', ['admin'], ''],
])('suggestNames of “%s” in %j returns “%s”', (name, names, expected) => {
  expect(suggestNames(name, names)).toBe(expected)
})
