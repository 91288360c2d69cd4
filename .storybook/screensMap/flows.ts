type Role = 'Visitor' | 'Student' | 'Guardian' | 'Teacher' | 'Administrator'

/** A step of a flow: who does what, and the story that shows it. */
type FlowStep = { role: Role; storyId: string; caption: string }

type Flow = { name: string; steps: readonly FlowStep[] }

/** What people do across several screens, in order. */
export const flows: readonly Flow[] = [
  {
    name: 'Register, pay, learn',
    steps: [
      step('Visitor', 'screens-public-courses-page--typical', 'Chooses a course'),
      step('Visitor', 'screens-public-register--typical', 'Says who learns, when, and how to reach the family'),
      step(
        'Student',
        'screens-public-create-student-account-registered--requested',
        'Is registered and asked for a course',
      ),
      step('Administrator', 'screens-admin-inbox-course-requests--typical', 'Suggests a teacher and a time'),
      step('Student', 'screens-student-purchase--typical', 'Pays and sends the receipt'),
      step('Administrator', 'screens-admin-inbox--typical', 'Checks the receipt and approves the payment'),
      step('Administrator', 'screens-admin-allotments-form--typical', 'Allots a teacher and class times'),
      step('Teacher', 'screens-teacher-add-students-form--assigning', 'Adds the student to a class'),
      step('Student', 'screens-shared-timetable-lesson--student', 'Joins the lesson'),
      step('Teacher', 'screens-teacher-register--typical', 'Takes attendance'),
      step('Teacher', 'screens-teacher-performance-report-form--writing', 'Writes a performance report'),
      step('Student', 'screens-student-report--typical', 'Reads the report'),
    ],
  },
  {
    name: 'Register where receipts come first',
    steps: [
      step('Visitor', 'screens-public-create-student-account--typical', 'Fills in the registration'),
      step('Visitor', 'screens-public-create-student-account-sending--sending', 'Pays and sends the receipt'),
      step('Student', 'screens-public-create-student-account-registered--sent', 'Is registered and waits for approval'),
    ],
  },
  {
    name: 'Buy another course',
    steps: [
      step('Student', 'screens-student-courses--typical', 'Chooses a course'),
      step('Student', 'screens-student-purchase--typical', 'Picks times and adds the receipt'),
      step('Student', 'screens-student-payment-sent--typical', 'Sees that the payment is under review'),
      step('Administrator', 'screens-admin-student-billing--typical', 'Approves or rejects the payment'),
      step('Student', 'screens-student-courses--enrolled', 'Is enrolled'),
      step('Student', 'screens-student-receipt--typical', 'Opens the receipt'),
    ],
  },
  {
    name: 'Become a teacher',
    steps: [
      step('Visitor', 'screens-public-create-teacher-account--typical', 'Fills in the application'),
      step('Visitor', 'screens-public-create-teacher-account-sending--sent', 'Has applied'),
      step('Administrator', 'screens-admin-inbox-applications--application', 'Reads the application'),
      step('Administrator', 'screens-admin-inbox-applications--approved-teacher', 'Approves it'),
      step('Administrator', 'screens-admin-teacher-login-credentials--assigning', 'Assigns login credentials'),
      step('Administrator', 'screens-admin-teacher-assign-course--typical', 'Assigns courses'),
      step('Teacher', 'screens-teacher-class-form--creating', 'Creates a class'),
      step('Teacher', 'screens-teacher-classes--typical', 'Sees the classes'),
      step('Teacher', 'screens-teacher-attendance--typical', 'Takes attendance'),
    ],
  },
  {
    name: 'Forgot password',
    steps: [
      step('Visitor', 'screens-public-sign-in--refused', 'Can’t sign in'),
      step('Visitor', 'screens-public-forgot-password--typical', 'Asks for a link'),
      step('Visitor', 'screens-public-forgot-password--sent', 'Reads that an email was sent'),
      step('Visitor', 'screens-public-reset-password--typical', 'Chooses a new password'),
      step('Visitor', 'screens-public-reset-password--done', 'Can sign in again'),
    ],
  },
  {
    name: 'Join an event',
    steps: [
      step('Administrator', 'screens-admin-events--creating-a-free-one', 'Creates an event'),
      step('Student', 'screens-student-events-membership--paid', 'Chooses the event'),
      step('Student', 'screens-student-event-payment--typical', 'Pays and adds the receipt'),
      step('Student', 'screens-student-payment-sent--of-an-event', 'Sees that the payment is under review'),
      step('Administrator', 'screens-admin-event-billing--pending-then-paid', 'Approves the payment'),
      step('Student', 'screens-student-events-membership--joined', 'Has joined'),
    ],
  },
  {
    name: 'Guardian with two children',
    steps: [
      step('Guardian', 'screens-public-register--typical', 'Registers the first child'),
      step('Guardian', 'screens-public-add-another-child--typical', 'Adds another child'),
      step(
        'Guardian',
        'screens-public-register-contact--email-taken',
        'Or, signed out: adds the child to the known email',
      ),
      step('Guardian', 'layouts-appshell-family--siblings', 'Switches between the children'),
      step('Guardian', 'screens-student-dashboard--typical', 'Sees the child’s dashboard'),
    ],
  },
]

function step(role: Role, storyId: string, caption: string): FlowStep {
  return { role, storyId, caption }
}

/** The ids of the stories in all flows, each once. */
export function listFlowStories(): string[] {
  return [...new Set(flows.flatMap(({ steps }) => steps.map(({ storyId }) => storyId)))]
}
