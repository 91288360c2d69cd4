import type { TodoHrefs } from './getTodoItems.ts'

/** Links of the to-do items in stories. */
export const exampleTodoHrefs: TodoHrefs = {
  purchase: (id) => `#purchase-${id}`,
  payEvent: (id) => `#pay-${id}`,
  payFee: (id) => `#month-${id}`,
  report: (id, of) => `#report-${id}-of-${of}`,
  billing: '#billing',
  events: '#events',
  courses: '#courses',
}
