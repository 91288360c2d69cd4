import type { Some } from '../contract/Handler.ts'
import { notFound } from '../Refusal.ts'

const notYet = async (): Promise<never> => {
  throw notFound()
}

export const reminderHandlers: Some<'getReminders' | 'saveReminders' | 'testReminder'> = {
  getReminders: notYet,
  saveReminders: notYet,
  testReminder: notYet,
}
