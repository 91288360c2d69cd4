import type { TodoHrefs } from './getTodoItems.ts'

/** Where the stories’ needs are settled. */
export const exampleTodoHrefs: TodoHrefs = {
  purchase: (id) => `#purchase-${id}`,
  payEvent: (id) => `#pay-${id}`,
  payFee: (id) => `#month-${id}`,
  report: (id, of) => `#report-${id}-of-${of}`,
  receipt: (key) => `#receipt-${key}`,
  events: '#events',
  courses: '#courses',
}
