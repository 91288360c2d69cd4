import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/createPictureFile.ts'

// proves X164
test('a student is answered with the guardian and numbers that were given, an administrator with none', async () => {
  const { ask, admin } = await openTestSchool()
  const email = 'amina@school.test'
  const registration = {
    name: 'Sara Malik',
    guardian_name: 'Amina Malik',
    email,
    password: PASSWORD,
    contact_number: '+92 300 1234567',
    alternate_contact_number: ' ',
    signature: 'Amina Malik',
  }
  expect((await ask('registerStudent', { body: createForm(registration) })).status).toBe(200)
  const { token } = (await ask('signIn', { body: { email, password: PASSWORD } })).body
  expect((await ask('getCurrentUser', { token })).body.user.guardian).toEqual({
    guardian_name: 'Amina Malik',
    contact_number: '+92 300 1234567',
  })
  const office = (await ask('getCurrentUser', { token: (await admin()).token })).body.user
  expect(office).not.toHaveProperty('guardian')
})
