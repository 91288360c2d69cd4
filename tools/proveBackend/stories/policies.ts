import { must } from '../must.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const policies: Story = {
  title: 'A policy is made, changed, read by students and deleted',
  play: async ({ run, admin, student, afterwards }) => {
    const [{ ask }, { person }] = [await admin(), await student()]
    const title = `Policy ${run}`
    const find = async () => (await person.ask('listPolicies')).policy.filter((one) => one.title === title)
    await ask('savePolicy', { body: { id: 0, title, description: 'Be on time.' } })
    const { id } = theOne(await find(), () => true, 'listPolicies: a policy that was saved isn’t in a student’s list')
    afterwards(`the policy ${title}`, () => ask('deletePolicy', { params: { id } }))
    await ask('savePolicy', { body: { id, title, description: 'Be early.' } })
    const changed = await find()
    must(changed.length === 1, 'savePolicy: with an id it makes another policy instead of changing the one')
    must(changed[0]?.description === 'Be early.', 'savePolicy: what was changed isn’t in listPolicies')
    theOne((await ask('listPolicies')).policy, (one) => one.id === id, 'listPolicies: an administrator lacks a policy')
    await ask('deletePolicy', { params: { id } })
    must((await find()).length === 0, 'deletePolicy: the policy is still in the list')
  },
}
