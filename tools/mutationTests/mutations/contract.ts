import type { Mutation } from '../applyMutation.ts'

/** What the contract requires, allows and shows as an example. */
export const contractMutations: Mutation[] = [
  {
    name: 'new-mark-has-no-id',
    kind: 'contract',
    file: 'openapi/paths/attendance.yaml',
    find: '$ref: ../schemas/common.yaml#/IdOrNew',
    replace: '$ref: ../schemas/common.yaml#/Id',
    effect: 'A teacher cannot mark anybody: the record id 0 of a new mark is not found.',
  },
  {
    name: 'conflict-not-declared',
    kind: 'contract',
    file: 'openapi/paths/event.yaml',
    find: `                $ref: ../examples/updatePaymentStatus.yaml#/saved
      "401":
        $ref: ../responses.yaml#/NotSignedIn
      "403":
        $ref: ../responses.yaml#/Forbidden
      "404":
        $ref: ../responses.yaml#/NotFound
      "409":
        $ref: ../responses.yaml#/ChangedMeanwhile
`,
    replace: `                $ref: ../examples/updatePaymentStatus.yaml#/saved
      "401":
        $ref: ../responses.yaml#/NotSignedIn
      "403":
        $ref: ../responses.yaml#/Forbidden
      "404":
        $ref: ../responses.yaml#/NotFound
`,
    effect: 'A client generated from the contract does not handle a payment that another administrator decided first.',
  },
  {
    name: 'minutes-above-59-allowed',
    kind: 'contract',
    file: 'openapi/schemas/common.yaml',
    find: 'pattern: ^([01][0-9]|2[0-3]):[0-5][0-9]$',
    replace: 'pattern: ^([01][0-9]|2[0-3]):[0-9][0-9]$',
    effect: 'A class at 16:75 is saved, and the timetable cannot show it.',
  },
  {
    name: 'guardian-not-required',
    kind: 'contract',
    file: 'openapi/schemas/student.yaml',
    find: '    - guardian_name\n    - email\n    - password\n',
    replace: '    - email\n    - password\n',
    effect: 'A student registers without a guardian.',
  },
  {
    name: 'class-title-cut-to-250',
    kind: 'contract',
    file: 'openapi/schemas/class.yaml',
    find: `        - $ref: ./common.yaml#/Id
    title:
      type: string
      minLength: 1
      maxLength: 255
`,
    replace: `        - $ref: ./common.yaml#/Id
    title:
      type: string
      minLength: 1
      maxLength: 250
`,
    effect: 'A class whose title has 255 characters, which the specification allows, cannot be edited.',
  },
  {
    name: 'teacher-reads-income',
    kind: 'contract',
    file: 'openapi/paths/money.yaml',
    find: 'stand apart. Specification: an extension, decision 169."\n    x-extension: true\n    x-roles:\n      - admin\n',
    replace:
      'stand apart. Specification: an extension, decision 169."\n    x-extension: true\n    x-roles:\n      - admin\n      - teacher\n',
    effect: 'Every teacher can read the income of the school.',
  },
  {
    name: 'example-with-another-id',
    kind: 'contract',
    file: 'openapi/examples/listClassStudents.yaml',
    find: 'std_id: STD-010',
    replace: 'std_id: STD-011',
    effect: 'The demo shows a student of a class with the ID of another student.',
  },
  {
    name: 'free-event-refused',
    kind: 'contract',
    file: 'openapi/schemas/event.yaml',
    find: '      type:\n        - number\n        - "null"\n      minimum: 0\n',
    replace: '      type: number\n      minimum: 0\n',
    effect: 'An event without a price, which means free, cannot be saved.',
  },
  {
    name: 'new-class-sent-twice',
    kind: 'contract',
    file: 'openapi/paths/class.yaml',
    find: '    summary: Create a class\n    description: Specification 2§7.\n    x-creates: true\n',
    replace: '    summary: Create a class\n    description: Specification 2§7.\n',
    effect: 'A class that is sent again over a broken line is created twice.',
  },
]
