import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const policies: Scenario = {
  title: 'A policy is made, changed, read by students and deleted',
  run: async ({ run, admin, student, onCleanup }) => {
    const [{ call }, { person }] = [await admin(), await student()]
    const title = `Policy ${run}`
    const find = async () => (await person.call('listPolicies')).policy.filter((one) => one.title === title)
    await call('savePolicy', { body: { id: 0, title, description: 'Be on time.' } })
    const { id } = findRequired(
      await find(),
      () => true,
      'listPolicies: a policy that was saved isn’t in a student’s list',
    )
    onCleanup(`the policy ${title}`, () => call('deletePolicy', { params: { id } }))
    await call('savePolicy', { body: { id, title, description: 'Be early.' } })
    const changed = await find()
    assertConforms(changed.length === 1, 'savePolicy: with an id it makes another policy instead of changing the one')
    assertConforms(changed[0]?.description === 'Be early.', 'savePolicy: what was changed isn’t in listPolicies')
    findRequired(
      (await call('listPolicies')).policy,
      (one) => one.id === id,
      'listPolicies: an administrator lacks a policy',
    )
    await call('deletePolicy', { params: { id } })
    assertConforms((await find()).length === 0, 'deletePolicy: the policy is still in the list')
  },
}
