import { type Address, type Addresses, type Params, writeQuery } from '../src/addresses/address.ts'
import { addressesByRole } from '../src/addresses/addressesByRole.ts'

type Samples<Pages> = {
  [Page in keyof Pages]: Pages[Page] extends Address<infer All>
    ? { [At in Exclude<keyof All, 'list'>]: readonly Params<All[At]>[] }
    : never
}

/** Parameters that open each view of each page with records of the examples. */
const samples: { [Role in keyof typeof addressesByRole]: Samples<(typeof addressesByRole)[Role]> } = {
  admin: {
    dashboard: {},
    timetable: {},
    inbox: {},
    courses: {
      outline: [{ outlines: 1, outline: 'new' }],
      outlines: [{ outlines: 1 }],
      record: [{ open: 1 }],
      form: [{ course: 'new' }, { course: 1 }],
    },
    classes: { form: [{ class: 'new' }, { class: 1 }] },
    teachers: { teacher: [{ teacher: 2 }, { teacher: 2, tab: 'credentials' }], form: [{ form: 'new' }, { form: 2 }] },
    students: {
      student: [{ student: 1 }],
      papers: [{ student: 1, papers: 'all' }],
      statement: [{ statement: 1 }],
      form: [{ form: 'new' }, { form: 1 }],
    },
    allotTeachers: { create: [{ form: 'new' }], edit: [{ edit: 1 }] },
    reports: { report: [{ report: 1 }], edit: [{ edit: 1 }], paper: [{ paper: 1 }] },
    trials: {},
    events: { billing: [{ members: 2, student: 1 }], members: [{ members: 1 }], form: [{ event: 'new' }] },
    policy: { form: [{ policy: 1 }] },
    fees: {},
    discounts: { form: [{ discount: 'new' }, { discount: 2 }] },
    income: { payments: [{ payments: 'course-1' }, { payments: 'refunds' }] },
    import: {},
    settings: {},
    staff: { form: [{ staff: 'new' }, { staff: 30 }] },
    system: {},
    reminders: {},
    account: {},
  },
  teacher: {
    dashboard: {},
    timetable: {},
    classes: {
      attendance: [{ class: 1 }, { class: 1, view: 'single' }],
      create: [{ form: 'new' }],
      edit: [{ edit: 1 }],
    },
    addStudents: { class: [{ class: 1 }], create: [{ form: 'new' }] },
    courses: { outlines: [{ outlines: 1 }] },
    students: { student: [{ student: 1 }] },
    reports: { create: [{ form: 'new' }], report: [{ report: 1 }], edit: [{ edit: 1 }], paper: [{ paper: 1 }] },
    reminders: {},
    account: {},
    profile: {},
  },
  student: {
    dashboard: {},
    timetable: {},
    courses: { purchase: [{ purchase: 3 }], outlines: [{ outlines: 1 }] },
    enrolled: {
      written: [{ report: 1, classes: 'all', written: 1 }],
      report: [{ report: 1, classes: 'all' }],
      classes: [{ classes: 'all' }, { classes: 1 }],
      outlines: [{ outlines: 1 }],
      attendance: [{ attendance: 'all' }, { attendance: 1 }],
    },
    // An event with a rejected receipt; with one under review the page asks first.
    events: { payment: [{ pay: 3 }] },
    policy: {},
    billing: {
      receipt: [{ receipt: 'course-1' }],
      fee: [{ fee: 3 }],
      sent: [{ sent: 'course-1' }],
      statement: [{ statement: 'all' }],
    },
    reminders: {},
    account: {},
  },
}

/** Every page of a role with each of its views. */
export function getRolePagePaths(role: keyof typeof addressesByRole): string[] {
  const views = new Map(Object.entries<Record<string, readonly object[]>>(samples[role]))
  return Object.entries<Addresses[string]>(addressesByRole[role]).flatMap(([page, { path }]) => [
    path,
    ...Object.values(views.get(page) ?? {})
      .flat()
      .map((params) => `${path}?${writeQuery(new URLSearchParams(), params).toString()}`),
  ])
}
