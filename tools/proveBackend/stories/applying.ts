import { apply } from '../apply.ts'
import { must } from '../must.ts'
import { PASSWORD } from '../PASSWORD.ts'
import { wantedTime } from '../register.ts'
import type { Story } from '../Story.ts'
import { theOne } from '../theOne.ts'

export const applying: Story = {
  title: 'A teacher applies, is accepted, blocked and let in again',
  play: async (stage) => {
    const { ask } = await stage.admin()
    const { body, record } = await apply(stage, 'Sara')
    const statusOf = async () =>
      theOne((await ask('listTeachers')).teachers, ({ id }) => id === record.id, 'listTeachers: the teacher is gone')
        .status
    must(record.status === 'pending', `listTeachers: who has applied is ${record.status}, not pending`)
    const { data } = await ask('listTeacherClassTimes', { params: { teacherId: record.id } })
    const isThere = data.some((time) => time.preferred_time_from === wantedTime.from)
    must(isThere, 'listTeacherClassTimes: the times of the application are missing')

    const { name, email } = body
    const credentials = { id: `P-${stage.run}`, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
    await ask('assignTeacherCredentials', { body: credentials })
    const accepted = await statusOf()
    must(!['pending', 'blocked'].includes(accepted), `assignTeacherCredentials: the teacher is ${accepted} after it`)
    const { role, status } = await stage.signIn(email, PASSWORD)
    must(role === 'teacher' && status === 'allowed', `signIn: an accepted teacher is ${status} as ${role}`)
    await ask('assignTeacherCredentials', { body: { ...credentials, name: `${name} Yusuf`, isEdit: true } })

    await ask('blockTeacher', { body: { teacherID: record.id, status: accepted } })
    must((await statusOf()) === 'blocked', 'blockTeacher: the teacher isn’t blocked after it')
    const blocked = await stage.signIn(email, PASSWORD)
    must(blocked.status === 'blocked', `signIn: the status of a blocked teacher is ${blocked.status}`)
    await blocked.person.refused('listTeacherClasses', [403])
    await ask('blockTeacher', { body: { teacherID: record.id, status: 'blocked' } })
    const back = await stage.signIn(email, PASSWORD)
    must(back.status === 'allowed', 'blockTeacher: a blocked teacher isn’t let in again')
  },
}
