import { apply } from '../apply.ts'
import { register } from '../register.ts'
import type { Story } from '../Story.ts'

export const erasing: Story = {
  title: 'A student and a teacher are erased for good',
  needsExtensions: true,
  play: async (stage) => {
    const { ask } = await stage.admin()
    const student = await register(stage, 'Leila')
    const teacher = await apply(stage, 'Noor')
    await ask('eraseStudent', { params: { id: student.record.id } })
    await ask('eraseTeacher', { params: { id: teacher.record.id } })
  },
}
