import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { profileSchema, toRequest, toValues } from './profile.schema.ts'

const { profile } = examples.getOwnProfile[200].typical
const values = toValues(profile)

// proves X296
test('toRequest sends the trimmed profile with its version', () => {
  expect(toRequest({ ...values, publicName: ' Ustadha ', experienceYears: null }, 1)).toEqual({
    isPublic: true,
    publicName: 'Ustadha',
    about: profile.about,
    experienceYears: null,
    version: 1,
  })
})

test.each([
  [{ about: 'x'.repeat(601) }, 'about'],
  [{ publicName: 'x'.repeat(101) }, 'publicName'],
  [{ experienceYears: 81 }, 'experienceYears'],
])('profileSchema rejects %j at its field', (wrong, field) => {
  const [failure] = profileSchema.validate({ ...values, ...wrong })
  expect(failure?.failures().map(({ path }) => path[0])).toEqual([field])
})

test('profileSchema accepts a profile with nothing filled in', () => {
  expect(profileSchema.validate(toValues(examples.getOwnProfile[200].empty.profile))[0]).toBeUndefined()
})
