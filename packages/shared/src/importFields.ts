import type { ImportKind, ImportRow } from '@maktab/contract/schema'

/** How the cells of a column are read. */
export type CellType =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'day'
  | 'language'
  | 'languages'
  | 'gender'
  | 'ageGroup'
  | 'times'

export type ImportFieldId = keyof ImportRow

type ImportField = {
  id: ImportFieldId
  type: CellType
  /** Whether a new record needs it. */
  isRequired?: boolean
  headers: readonly string[]
}

/** Names of a column in English, Urdu and Arabic, separated by commas; also those of the app’s own exports. */
type Names = readonly [english: string, urdu: string, arabic: string]

const name: Names = [
  'name, full name, student name, teacher name, child, child name, student, teacher',
  'نام, پورا نام, طالب علم, طالب علم کا نام, بچے کا نام, استاد, استاد کا نام',
  'الاسم, الاسم الكامل, الطالب, اسم الطالب, اسم الطفل, المعلم, اسم المعلم',
]
const email: Names = [
  'email, e-mail, email address, mail, guardian email, parent email',
  'ای میل, ای میل پتہ, برقی پتہ',
  'البريد الإلكتروني, البريد, الإيميل, عنوان البريد الإلكتروني',
]
const phone: Names = [
  'contact, contact number, contact no, phone, phone number, phone no, mobile, mobile number, mobile no, cell, cell phone, telephone, tel, whatsapp, whatsapp number',
  'رابطہ, رابطہ نمبر, فون, فون نمبر, موبائل, موبائل نمبر, واٹس ایپ, واٹس ایپ نمبر',
  'التواصل, رقم الاتصال, الهاتف, رقم الهاتف, الجوال, رقم الجوال, واتساب, رقم الواتساب',
]
const otherPhone: Names = [
  'alternate contact, alternate contact number, alternate phone, other phone, second phone, phone 2, mobile 2, emergency contact',
  'متبادل رابطہ, متبادل رابطہ نمبر, دوسرا نمبر, دوسرا فون',
  'رقم اتصال بديل, هاتف آخر, رقم آخر, الهاتف الثاني',
]
const birth: Names = [
  'dob, d o b, date of birth, birth date, birthday, born, born on',
  'تاریخ پیدائش',
  'تاريخ الميلاد, تاريخ الولادة',
]
const guardian: Names = [
  'guardian, guardian name, parent, parent name, father, father name, fathers name, mother, mother name',
  'سرپرست, سرپرست کا نام, والد, والد کا نام, والدہ کا نام',
  'ولي الأمر, اسم ولي الأمر, اسم الأب, الأب, الوالد',
]

const field = (
  id: ImportFieldId,
  type: CellType,
  names: readonly string[],
  { isRequired = false } = {},
): ImportField => ({
  id,
  type,
  headers: [id, ...names.flatMap((some) => some.split(', '))],
  ...(isRequired && { isRequired }),
})
const needed = { isRequired: true }

/** The columns that each kind of import understands, in the order of the form. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  students: [
    field('std_id', 'line', [
      'student id, id, roll number',
      'طالب علم کی آئی ڈی, آئی ڈی, رول نمبر',
      'رقم الطالب, الرقم',
    ]),
    field('name', 'line', name, needed),
    field('guardian_name', 'line', guardian),
    field('contact_number', 'phone', phone, needed),
    field('alternate_contact_number', 'phone', otherPhone),
    field('email', 'email', email),
    field('date_of_birth', 'day', birth),
    field('preferred_language', 'language', [
      'language, preferred language, languages spoken',
      'زبان, ترجیحی زبان, بولی جانے والی زبانیں',
      'اللغة, اللغة المفضلة, لغات التحدث',
    ]),
    field('registration_date', 'day', [
      'registration date, registered, registered on, joined, joining date, admission date, start date',
      'رجسٹریشن کی تاریخ, داخلے کی تاریخ',
      'تاريخ التسجيل, تاريخ الالتحاق',
    ]),
    field('notes', 'text', ['note, remarks, comments', 'نوٹس', 'ملاحظات, الملاحظات']),
  ],
  teachers: [
    field('teach_id', 'line', ['teacher id, id', 'استاد کی آئی ڈی, آئی ڈی', 'رقم المعلم, الرقم'], needed),
    field('name', 'line', name, needed),
    field('email', 'email', email, needed),
    field('contact_number', 'phone', [...phone, ...otherPhone], needed),
    field('date_of_birth', 'day', birth),
    field('gender', 'gender', ['sex', 'جنس', 'الجنس']),
    field('nationality', 'line', ['country', 'شہریت, قومیت', 'الجنسية']),
    field('languages_spoken', 'languages', [
      'languages, language, languages spoken',
      'زبانیں, بولی جانے والی زبانیں, زبان',
      'اللغات, لغات التحدث, اللغة',
    ]),
    field('age_group', 'ageGroup', ['age group, teaches', 'عمر کا گروپ', 'الفئة العمرية']),
    field('qualification', 'text', ['qualifications, degree', 'تعلیمی قابلیت, قابلیت', 'المؤهل العلمي, المؤهل']),
    field('institution', 'line', ['university, school', 'ادارہ', 'المؤسسة التعليمية, الجامعة']),
    field('experience_Quran', 'text', [
      'experience in quran, quran experience, experience',
      'قرآن کی تدریس کا تجربہ, تجربہ',
      'الخبرة في تعليم القرآن, الخبرة',
    ]),
    field('other_experience', 'text', ['other experience', 'دیگر تجربہ', 'خبرات أخرى']),
    field('current_address', 'text', ['address, current address', 'پتہ, موجودہ پتہ', 'العنوان, العنوان الحالي']),
    field('application_date', 'day', [
      'application date, applied, applied on, joined, joining date, start date',
      'درخواست کی تاریخ',
      'تاريخ الطلب, تاريخ الالتحاق',
    ]),
    field('courses', 'line', ['course, subjects', 'کورسز, کورس', 'الدورات, الدورة']),
  ],
  allotments: [
    field('course', 'line', ['course name, subject', 'کورس, کورس کا نام', 'الدورة, اسم الدورة'], needed),
    field(
      'student',
      'line',
      ['student id, student name, std_id', 'طالب علم, طالب علم کی آئی ڈی', 'الطالب, رقم الطالب'],
      needed,
    ),
    field(
      'teacher',
      'line',
      ['teacher id, teacher name, teach_id', 'استاد, استاد کی آئی ڈی', 'المعلم, رقم المعلم'],
      needed,
    ),
    field(
      'times',
      'times',
      [
        'class timings, class times, timings, time, schedule, days and times, lesson times',
        'کلاس کے اوقات, اوقات, وقت',
        'أوقات الحصص, الأوقات, المواعيد',
      ],
      needed,
    ),
  ],
}
