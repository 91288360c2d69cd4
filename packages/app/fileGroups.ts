import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('..', import.meta.url))
export const files = (pattern: string) =>
  globSync(pattern, { cwd: packages })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => resolve(packages, file).replaceAll('\\', '/'))

/** With the page itself: the file that it asks for is then the one that all others import from. */
export const first = [
  ...files('app/{index.html,src/main.tsx}'),
  // So small that what explains itself, and is no form, would pay more for what else forms have.
  ...files('ui/src/components/Field/Hint.ts'),
]
export const form = [
  ...files('app/src/pages/public/SignInContainer.tsx'),
  // So small that what shows a secret, and is no form, would pay more for what else forms have.
  ...files('ui/src/forms/useOpened.ts'),
]
/** What fields are held to; the sign-in page checks nothing before it is sent. */
export const rules = files('ui/src/forms/rules.ts')
/** What says which fields are wrong. */
export const faults = files('ui/src/forms/{sayFault.ts,ErrorSummary.tsx,ConflictNotice.tsx}')
/** What stands around every page of the school. */
export const shell = [
  ...files('app/src/{areas/RolePage.tsx,session/storedSession.ts,attendance/forgetOldMarks.ts}'),
  ...files('app/src/{navigation/{useView.ts,viewOf.tsx},pages/shell/searchOf.ts}'),
  ...files('app/src/data/{courses,timetable,toggleMembership}.ts'),
  ...files('ui/src/components/{Money,PriceTag}/*.ts{,x}'),
  ...files('ui/src/model/teacherStatus.ts'),
  ...files('app/src/{addresses/{address,p*,openedIn}.ts,calls/*.ts}').filter(
    (file) => !/(useUploadLine|readAgain)\.ts$/.test(file),
  ),
  ...files('ui/src/layouts/{Page,PageHeader}/*.ts{,x}'),
  ...files('ui/src/components/{DoubtNotice,EmptyState,FailedState,LongText,RemoteView}/*.ts{,x}'),
  ...files('ui/src/components/{Bdi/TextLine,Skeleton/*,Badge/*,Card/*,LinkButton/*,TextLink/*}.ts{,x}'),
  // What is small and stands on most pages, homes and lists alike.
  ...files('ui/src/model/{attendanceSum,dayName,everyOf,lessonsAhead,minorUnits,ownTime,personLabel,wall*}.ts'),
  ...files('ui/src/components/NextLesson/LessonHours.tsx'),
  // What tells of a newer version on every page, and opens over none.
  ...files('ui/src/{theme/motion,layouts/Buttons/Buttons}.ts'),
  // What hears that the line is back, for registers and receipts alike.
  ...files('app/src/offline/lineBack.ts'),
  // What goes from view to view in every area, homes or not.
  ...files('app/src/navigation/useMoves.ts'),
  ...files('ui/src/components/DataTable/downloadFile.ts'),
]
/** The figures and cards that people come home to, and that show what there is to learn. */
export const cards = [
  ...files('ui/src/components/{CourseCard,CourseGrid,LessonsToday,MyCourses,NextLesson,PartLoading,StatGrid}/*.ts{,x}'),
  ...files('ui/src/screens/student/DashboardScreen/{DashboardScreen.styles,PartLoading}.ts{,x}'),
  ...files('app/src/account/users.ts'),
]
/** The small things that most pages are made of, but for those that people come home to. */
export const things = [
  ...files('app/src/navigation/useTableInAddress.ts'),
  ...files('ui/src/layouts/{FormColumn,FormLoading,RecordView}/*.ts{,x}'),
  ...files('ui/src/model/{attendanceText,class{Meeting,Times},courseTimes,languages}.ts'),
  ...files('ui/src/components/{ClassLink,Stack,StatusBadge}/*.ts{,x}'),
  ...files('ui/src/components/{ConfirmDialog/ConfirmDialog,DeleteDialog/DeleteDialog,Dialog/Dialog}.tsx'),
  ...files(
    'ui/src/components/{Field/Field.styles,DataTable/{deleteAction,Toolbar/ExportButton},ClassTime/ClassTime{,s}}.ts{,x}',
  ),
  ...files('../openapi/wire/searchable.ts'),
]
/** What shows all that is known of one thing, for reading it and while it is written. */
export const records = [
  ...files('ui/src/{model/{billed[!I]*,paymentMethods,roster},components/ConfirmDialog/useAttempt}.ts'),
  ...files('ui/src/components/{DescriptionList,PolicyFace}/*.ts{,x}'),
  ...files('ui/src/components/{ReceiptImage/*,ZoomablePicture/Thumbnail}.ts{,x}'),
  ...files('app/src/data/billingToAnswer.ts'),
]
/** How the school is reached, and what it promises, also where nobody pays. */
export const contact = files(
  'ui/src/{components/{CopyButton,SchoolContact}/*,payment/{CheckedWithin.tsx,steps.styles.ts}}',
)
/** How a number is dialled and messaged, without the library that knows all countries. */
export const dialling = files('ui/src/model/{dialled,plainNumber,whatsAppLink}.ts')
/** What reads numbers as people write them, with the numbering plans of all countries. */
export const numbers = files('ui/src/model/phoneNumber.ts')
/** What finds whatever the school has. */
export const search = [
  ...files('app/src/{pages/shell/useSearchScreen,navigation/searchedAt}.ts'),
  ...files('ui/src/{screens/shared/SearchScreen/*,model/searchEntries}.ts{,x}'),
]
/** What turns over the views of a record. */
export const tabs = files(
  'ui/src/{components/{EraseDialog,Tabs}/*,layouts/RecordPage/RecordPage*,model/freeCode}.ts{,x}',
)
/** When an event is. */
export const moments = files(
  'ui/src/{model/eventTime,screens/admin/EventsScreen/storedTime,components/EventTime/EventTime}.ts{,x}',
)
/** What a list is made of, without what opens over it. */
export const list = files('ui/src/components/{DataTable,SearchField,FilterBar}/**/*.ts{,x}').filter(
  (file) =>
    !/Options|WholeText|ColumnChoice|ExportButton|SortChoice|csvTable|downloadFile|FilterBar\.|useChosen/.test(file),
)
/** What fields open to choose from. */
export const choice = files('ui/src/components/{Select/SelectPanel,FocusReturn/Popover}.tsx')
/** What opens under fields that search. */
export const combo = files('ui/src/components/ComboBox/FoundList.tsx')
/** What is ticked, on a form and in what opens. */
export const checks = files('ui/src/components/{Checkbox/Checkbox,CheckboxGroup/CheckboxGroup}.tsx')
/** What opens over a page: none needs it before somebody has done something. */
export const overlay = [
  ...files('ui/src/components/{Menu/MenuPanel,Tooltip/Bubble,DataTable/{Toolbar/OptionsPanel,cells/WholeText}}.tsx'),
  ...files('ui/src/components/{Dialog/DialogWindow,ConfirmDialog/ConfirmWindow,DeleteDialog/DeleteQuestion}.tsx'),
  ...files('ui/src/forms/LeaveQuestion.tsx'),
]
/** What many forms have besides fields to type in. */
export const parts = [
  ...files('ui/src/components/{Fieldset,TextArea}/*.ts{,x}'),
  ...files('ui/src/forms/{FormTextArea.tsx,RepeatableBlocks.tsx,timeRules.ts,given.ts}'),
  ...files('ui/src/layouts/FormWithPreview/*.ts{,x}'),
  ...files('../openapi/generated/limits/editClass.ts'),
]
/** What stands for a day and a time until they are typed into. */
export const time = files(
  'ui/src/{components/{StandIn,TimeField,TimeRange,DatePicker}/*,forms/Form{DatePicker,TimeField,TimeRange}}.ts{,x}',
).filter((file) => !/Panel|Input\.|Month|CalendarDay/.test(file))
/** What they are typed into. */
export const typing = files('ui/src/components/{TimeField/TimeInput,DatePicker/DayInput}.tsx')
/** Fields that choose, each with what a form makes of it, without what they open. */
export const select = files(
  'ui/src/{components/{Select/Select,ComboBox/ComboBox},forms/Form{Select,ComboBox,MultiSelect}}.tsx',
)
export const radio = files('ui/src/{components/RadioGroup/RadioGroup,forms/FormRadioGroup}.tsx')

export const areas = ['admin', 'teacher', 'student'] as const
/** What all pages of a role need: which there are, and what each does with its address. */
export const inArea = {
  admin: files('app/src/{areas/AdminArea.tsx,pages/admin/*Page.tsx}'),
  teacher: files('app/src/{areas/TeacherArea.tsx,pages/teacher/*Page.tsx,pages/shell/KeptMarksContainer.tsx}'),
  student: [
    ...files('app/src/{areas/StudentArea.tsx,pages/student/*Page.tsx}'),
    ...files('ui/src/model/{paymentState,reportKey,billedItem}.ts'),
    ...files('app/src/preferences/seenReportsAtom.ts'),
  ],
}
/** What stands around the pages on which people register, and keeps what they have begun. */
export const registration = [
  ...files('app/src/pages/public/RegistrationArea.tsx'),
  ...files('ui/src/forms/FollowToday.tsx'),
]
/** What keeps the school readable without a line. */
export const offline = files('app/src/offline/{OfflineContainer,keptAnswers}.ts{,x}')
/** What keeps what somebody has begun to type. */
export const begun = files(
  '{app/src/drafts/*,ui/src/forms/{KeepDraft,KeptDraftNotice,restoreDraft,useTakeOutReceipts}}.ts{,x}',
)
/** What a course is about, for whoever reads it. */
export const outlines = files('ui/src/{components/OutlineList,screens/student/CourseOutlinesScreen}/*.ts{,x}')
/** An event as students see it. */
export const eventFace = files('ui/src/components/EventFace/*.ts{,x}')
/** What sends files along, and says how far they are. */
export const uploads = [
  ...files('app/src/{calls/useUploadLine,data/sendReceipt,uploads/{receiptUploads,sendWithReceipts}}.ts'),
  ...files('ui/src/forms/{FormFileUpload,SendingStatus}.tsx'),
]
/** How to pay, for who pays and for who says it. */
export const payment = [
  ...files('ui/src/{payment/*,model/{paymentTerms,waysToPay,exchangeRates,currencyLabel}}.ts{,x}'),
  ...files('app/src/preferences/originAtom.ts'),
]
// What asks for many lists at once brings along what nothing else on a page of administrators needs.
export const data = files('app/src/{data,lists}/*.ts').filter((file) => !file.endsWith('memberships.ts'))
/** What stands below what students come home for. */
export const below = files(
  'ui/src/{screens/student/DashboardScreen/{Needs/Needs,Progress},components/CourseProgress/*}.ts{,x}',
)
/** What a teacher owes, at home and above their classes. */
export const owed = files('ui/src/screens/teacher/{ClassesScreen/OwedLessons,DashboardScreen/OwedReports}.tsx')
/** What stands around the sections of a record, and what all of them say of it. */
export const sections = [
  ...files('ui/src/{layouts/RecordPage/*,components/ContactButtons/*,screens/admin/ActsList/*}.ts{,x}').filter(
    (file) => !file.endsWith('ReasonField.tsx'),
  ),
  ...files('ui/src/screens/admin/{TeacherScreen/TeacherScreen,StudentScreen/StudentScreen}.styles.ts'),
  ...files('app/src/pages/admin/useNearParts.ts'),
]
/** The times of somebody, by the school’s clocks and one’s own. */
export const times = files('ui/src/components/TimesTable/*.ts{,x}')
/** How far something has come. */
export const progress = files('ui/src/components/ProgressBar/*.ts{,x}')
