import type { Translations } from './Translations.ts'

/**
 * What the contract’s schemas find fault with. A label stands before its sentence, not in it: no verb has to agree with
 * what it is called.
 */
export const findingWords = {
  '{label} is required': { ur: '{label}: یہ خانہ پُر کرنا ضروری ہے', ar: '{label}: هذا الحقل مطلوب' },
  '{label} is not part of this call': { ur: '{label}: اس درخواست کا حصہ نہیں', ar: '{label}: ليس جزءًا من هذا الطلب' },
  '{label} must have at least {count} characters': {
    ur: '{label}: کم از کم {count} حروف ہونے چاہییں',
    ar: '{label}: الحد الأدنى لعدد الأحرف {count}',
  },
  '{label} must have at most {count} characters': {
    ur: '{label}: زیادہ سے زیادہ {count} حروف ہو سکتے ہیں',
    ar: '{label}: الحد الأقصى لعدد الأحرف {count}',
  },
  '{label} must have at least {count} items': {
    ur: '{label}: کم از کم {count} کا ہونا ضروری ہے',
    ar: '{label}: الحد الأدنى للعدد {count}',
  },
  '{label} must have at most {count} items': {
    ur: '{label}: زیادہ سے زیادہ {count} ہو سکتے ہیں',
    ar: '{label}: الحد الأقصى للعدد {count}',
  },
  '{label} must be at least {count}': {
    ur: '{label}: کم از کم {count} ہونا چاہیے',
    ar: '{label}: يجب ألا يقل عن {count}',
  },
  '{label} must be at most {count}': {
    ur: '{label}: زیادہ سے زیادہ {count} ہو سکتا ہے',
    ar: '{label}: يجب ألا يزيد على {count}',
  },
  '{label} must be more than {count}': {
    ur: '{label}: {count} سے زیادہ ہونا چاہیے',
    ar: '{label}: يجب أن يزيد على {count}',
  },
  '{label} must be less than {count}': {
    ur: '{label}: {count} سے کم ہونا چاہیے',
    ar: '{label}: يجب أن يقل عن {count}',
  },
  '{label} must be one of: {values}': {
    ur: '{label}: ان میں سے ایک ہونا چاہیے: {values}',
    ar: '{label}: القيم الممكنة: {values}',
  },
  '{label} must be {kind}': { ur: '{label}: {kind} ہونا چاہیے', ar: '{label}: النوع المطلوب {kind}' },
  '{label} is not written as it should be': {
    ur: '{label}: درست طریقے سے نہیں لکھا گیا',
    ar: '{label}: الصيغة غير صحيحة',
  },
  '{label} has characters that can’t be seen': {
    ur: '{label}: اس میں ایسے حروف ہیں جو نظر نہیں آتے',
    ar: '{label}: فيه أحرف لا تُرى',
  },
  '{label} must match exactly one schema in oneOf': {
    ur: '{label}: درست طریقے سے نہیں لکھا گیا',
    ar: '{label}: الصيغة غير صحيحة',
  },
  'Text is expected here, not a file.': { ur: 'یہاں متن ہونا چاہیے، فائل نہیں۔', ar: 'المطلوب هنا نص لا ملف.' },
  'The body is no valid JSON.': { ur: 'بھیجا گیا مواد درست JSON نہیں ہے۔', ar: 'المحتوى المرسل ليس بصيغة JSON صحيحة.' },
  'The body must be sent as a form with files.': {
    ur: 'مواد فائلوں والے فارم کی شکل میں بھیجنا ضروری ہے۔',
    ar: 'يجب إرسال المحتوى نموذجًا مع ملفات.',
  },
  'The body must be sent as JSON.': {
    ur: 'مواد JSON کی شکل میں بھیجنا ضروری ہے۔',
    ar: 'يجب إرسال المحتوى بصيغة JSON.',
  },
  'The file is no JPEG, PNG or WebP picture.': {
    ur: 'فائل JPEG، PNG یا WebP تصویر نہیں ہے۔',
    ar: 'الملف ليس صورة JPEG أو PNG أو WebP.',
  },
  'The file is no JPEG, PNG or WebP picture and no PDF.': {
    ur: 'فائل نہ JPEG، PNG یا WebP تصویر ہے نہ PDF۔',
    ar: 'الملف ليس صورة JPEG أو PNG أو WebP، ولا ملف PDF.',
  },
  'The file is larger than 5 MB.': { ur: 'فائل 5 میگابائٹ سے بڑی ہے۔', ar: 'الملف أكبر من 5 ميغابايت.' },
  'The piece is larger than 256 kB.': { ur: 'یہ ٹکڑا 256 کلوبائٹ سے بڑا ہے۔', ar: 'هذا الجزء أكبر من 256 كيلوبايت.' },
  'The form can’t be read.': { ur: 'فارم پڑھا نہیں جا سکتا۔', ar: 'تعذّرت قراءة النموذج.' },
  'The picture is larger than 5 MB.': { ur: 'تصویر 5 میگابائٹ سے بڑی ہے۔', ar: 'الصورة أكبر من 5 ميغابايت.' },
  'The picture must be sent as a file.': { ur: 'تصویر فائل کی شکل میں بھیجنا ضروری ہے۔', ar: 'يجب إرسال الصورة ملفًا.' },
  'The picture has more than 25 megapixels. Choose a smaller one.': {
    ur: 'تصویر 25 میگا پکسل سے بڑی ہے۔ کوئی چھوٹی تصویر چنیں۔',
    ar: 'الصورة أكبر من 25 ميغابكسل. اختر صورة أصغر.',
  },
  'The form has too many parts.': { ur: 'فارم کے حصے بہت زیادہ ہیں۔', ar: 'أجزاء النموذج أكثر مما يُقبل.' },
  'The texts of the form are too long.': { ur: 'فارم کی تحریریں بہت لمبی ہیں۔', ar: 'نصوص النموذج أطول مما يُقبل.' },
  'This has too many values.': { ur: 'اس میں قدریں بہت زیادہ ہیں۔', ar: 'القيم هنا أكثر مما يُقبل.' },
  'This text is too long.': { ur: 'یہ تحریر بہت لمبی ہے۔', ar: 'هذا النص أطول مما يُقبل.' },
  'This list has too many items.': { ur: 'اس فہرست میں چیزیں بہت زیادہ ہیں۔', ar: 'عناصر هذه القائمة أكثر مما يُقبل.' },
  'This has too many fields.': { ur: 'اس میں خانے بہت زیادہ ہیں۔', ar: 'الحقول هنا أكثر مما يُقبل.' },
  'This has a field with too long a name.': {
    ur: 'اس میں ایک خانے کا نام بہت لمبا ہے۔',
    ar: 'اسم أحد الحقول هنا أطول مما يُقبل.',
  },
  'This is nested too deep.': { ur: 'یہ بہت زیادہ تہوں میں ہے۔', ar: 'مستويات التداخل أكثر مما يُقبل.' },
} as const satisfies Translations

/** What a value should be, where `{kind}` stands. */
export const kindWords = {
  text: { ur: 'متن', ar: 'نص' },
  'a number': { ur: 'عدد', ar: 'عدد' },
  'a whole number': { ur: 'پورا عدد', ar: 'عدد صحيح' },
  'true or false': { ur: 'ہاں یا نہیں', ar: 'نعم أو لا' },
  'a list': { ur: 'فہرست', ar: 'قائمة' },
  'a group of fields': { ur: 'خانوں کا مجموعہ', ar: 'مجموعة حقول' },
  nothing: { ur: 'خالی', ar: 'فارغ' },
  'an e-mail address': { ur: 'ای میل پتہ', ar: 'بريد إلكتروني' },
  'a day as yyyy-MM-dd': { ur: 'دن (سال-مہینہ-دن)', ar: 'يوم (السنة-الشهر-اليوم)' },
  'a day and a time': { ur: 'دن اور وقت', ar: 'يوم ووقت' },
  'a time': { ur: 'وقت', ar: 'وقت' },
  'a web address': { ur: 'ویب پتہ', ar: 'عنوان ويب' },
} as const satisfies Translations
