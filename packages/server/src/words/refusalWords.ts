import type { Translations } from './Translations.ts'

/** Why a call as a whole is refused. */
export const refusalWords = {
  'The student has sent another payment for this since. Decide that one.': {
    ur: 'طالب علم اس کے لیے بعد میں ایک اور ادائیگی بھیج چکا ہے۔ اس کا فیصلہ کریں۔',
    ar: 'أجرى الطالب عملية دفع أخرى لهذا الغرض بعد ذلك. قرِّر بشأن تلك.',
  },
  'It looks like your access has been restricted. Please reach out to the administrator for assistance': {
    ur: 'معلوم ہوتا ہے کہ آپ کی رسائی محدود کر دی گئی ہے۔ مدد کے لیے منتظم سے رابطہ کریں',
    ar: 'يبدو أن وصولك مقيَّد. يُرجى التواصل مع الإدارة للمساعدة',
  },
  'The school is busy or its database can’t be reached. Try again in a moment.': {
    ur: 'اسکول اس وقت مصروف ہے یا اس کے ڈیٹابیس تک رسائی نہیں ہو رہی۔ ذرا دیر بعد دوبارہ کوشش کریں۔',
    ar: 'المدرسة مشغولة الآن أو يتعذّر الوصول إلى قاعدة بياناتها. يُرجى المحاولة بعد لحظات.',
  },
  'What you sent before was saved after all. This was not saved: look there first, and send it again if you still want it.':
    {
      ur: 'جو آپ نے پہلے بھیجا تھا وہ محفوظ ہو چکا تھا۔ یہ محفوظ نہیں ہوا: پہلے وہاں دیکھ لیں، پھر بھی ضرورت ہو تو اسے دوبارہ بھیجیں۔',
      ar: 'ما أُرسل من قبل كان قد حُفظ. أما هذا فلم يُحفظ: يُرجى الاطلاع عليه أولًا، ثم الإرسال من جديد إن بقيت الحاجة.',
    },
  'Only the push service of a browser is asked to show reminders.': {
    ur: 'یاد دہانیاں دکھانے کے لیے صرف براؤزر کی اپنی سروس استعمال ہوتی ہے۔',
    ar: 'لا تُعرض التذكيرات إلا عبر خدمة المتصفّح نفسه.',
  },
  'Sign in to go on.': { ur: 'آگے بڑھنے کے لیے لاگ اِن کریں۔', ar: 'يُرجى تسجيل الدخول للمتابعة.' },
  'Some fields need another look.': {
    ur: 'کچھ خانوں کو دوبارہ دیکھنے کی ضرورت ہے۔',
    ar: 'بعض الحقول تحتاج إلى مراجعة.',
  },
  'Somebody changed this meanwhile. Open it again to see the newest version; nothing was saved.': {
    ur: 'اس دوران کسی نے اسے بدل دیا ہے۔ تازہ ترین شکل دیکھنے کے لیے اسے دوبارہ کھولیں؛ کچھ محفوظ نہیں ہوا۔',
    ar: 'عُدّل هذا في هذه الأثناء. يُرجى فتحه من جديد لرؤية أحدث نسخة؛ لم يُحفظ شيء.',
  },
  'Confirm your email first. The link is in the mail that the school sent you.': {
    ur: 'پہلے اپنی ای میل کی تصدیق کریں۔ لنک اس ای میل میں ہے جو اسکول نے آپ کو بھیجی ہے۔',
    ar: 'يُرجى تأكيد بريدك الإلكتروني أولًا. الرابط في الرسالة التي أرسلتها لك المدرسة.',
  },
  'This link was used already, and the email is confirmed.': {
    ur: 'یہ لنک پہلے استعمال ہو چکا ہے اور ای میل کی تصدیق ہو چکی ہے۔',
    ar: 'استُخدم هذا الرابط من قبل، والبريد الإلكتروني مؤكَّد.',
  },
  'The email or the password is wrong.': {
    ur: 'ای میل یا پاس ورڈ غلط ہے۔',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  'Your account is blocked. Ask another administrator for help.': {
    ur: 'آپ کا اکاؤنٹ بلاک ہے۔ مدد کے لیے کسی دوسرے منتظم سے رابطہ کریں۔',
    ar: 'حسابك محظور. يُرجى التواصل مع الإدارة للمساعدة.',
  },
  'The request can’t be read.': { ur: 'درخواست پڑھی نہیں جا سکتی۔', ar: 'تعذّرت قراءة الطلب.' },
  'There is no payment to decide: this student may take part for free.': {
    ur: 'فیصلہ کرنے کے لیے کوئی ادائیگی نہیں: یہ طالب علم مفت شرکت کر سکتا ہے۔',
    ar: 'لا توجد عملية دفع للبتّ فيها: يمكن لهذا الطالب المشاركة مجانًا.',
  },
  'There is nothing at this address.': { ur: 'اس پتے پر کچھ نہیں ہے۔', ar: 'لا شيء في هذا العنوان.' },
  'This event is free. You can join it without paying.': {
    ur: 'یہ تقریب مفت ہے۔ آپ ادائیگی کے بغیر شامل ہو سکتے ہیں۔',
    ar: 'هذه الفعالية مجانية. يمكن الانضمام إليها دون دفع.',
  },
  'The type of the body can’t be read.': { ur: 'مواد کی قسم سمجھ میں نہیں آئی۔', ar: 'تعذّرت قراءة نوع المحتوى.' },
  'The school is closing. Try again in a moment.': {
    ur: 'اسکول ابھی بند ہو رہا ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
    ar: 'يجري إيقاف نظام المدرسة. يُرجى المحاولة بعد لحظات.',
  },
  'This is more than 256 kB.': { ur: 'یہ 256 کلوبائٹ سے زیادہ ہے۔', ar: 'الحجم أكبر من 256 كيلوبايت.' },
  'This is more than 20 MB.': { ur: 'یہ 20 میگابائٹ سے زیادہ ہے۔', ar: 'الحجم أكبر من 20 ميغابايت.' },
  'This is no longer there.': { ur: 'یہ اب موجود نہیں ہے۔', ar: 'لم يعد هذا موجودًا.' },
  'This link is no longer valid. Ask for a new one.': {
    ur: 'یہ لنک اب کارآمد نہیں رہا۔ نیا لنک منگوائیں۔',
    ar: 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.',
  },
  'This picture is no longer there.': { ur: 'یہ تصویر اب موجود نہیں ہے۔', ar: 'لم تعد هذه الصورة موجودة.' },
  'This was tried too often. Wait a quarter of an hour.': {
    ur: 'یہ بہت بار آزمایا جا چکا ہے۔ پندرہ منٹ انتظار کریں۔',
    ar: 'كثرت المحاولات. يُرجى الانتظار ربع ساعة.',
  },
  'Too many receipts are on their way to the school. Try again later.': {
    ur: 'بہت سی رسیدیں ابھی اسکول کو بھیجی جا رہی ہیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
    ar: 'إيصالات كثيرة في طريقها إلى المدرسة الآن. يُرجى المحاولة لاحقًا.',
  },
  'Too many receipts were sent today. Send this one tomorrow.': {
    ur: 'آج بہت سی رسیدیں بھیجی جا چکی ہیں۔ یہ رسید کل بھیجیں۔',
    ar: 'أُرسلت اليوم إيصالات كثيرة. يُرجى إرسال هذا الإيصال غدًا.',
  },
  'Too many large pictures were sent. Try again in a quarter of an hour.': {
    ur: 'بہت سی بڑی تصویریں بھیجی جا چکی ہیں۔ پندرہ منٹ بعد دوبارہ کوشش کریں۔',
    ar: 'أُرسلت صور كبيرة كثيرة. يُرجى المحاولة بعد ربع ساعة.',
  },
  'Your other pictures are still being processed. Try again in a moment.': {
    ur: 'آپ کی دوسری تصویریں ابھی تیار ہو رہی ہیں۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
    ar: 'ما زالت صورك الأخرى قيد المعالجة. يُرجى المحاولة بعد لحظات.',
  },
  'Too many mails were sent to your address today. Try again tomorrow.': {
    ur: 'آج آپ کے پتے پر بہت سی ای میلز بھیجی جا چکی ہیں۔ کل دوبارہ کوشش کریں۔',
    ar: 'أُرسلت اليوم رسائل كثيرة إلى بريدك الإلكتروني. يُرجى المحاولة غدًا.',
  },
  'Pages of other sites can’t change anything here. Open the school itself.': {
    ur: 'دوسری ویب سائٹس کے صفحے یہاں کچھ نہیں بدل سکتے۔ براہِ راست اسکول کی سائٹ کھولیں۔',
    ar: 'لا يمكن لصفحات المواقع الأخرى تغيير شيء هنا. يُرجى فتح موقع المدرسة نفسه.',
  },
  'The discount of this payment has been used up since. Allow one more use of it first.': {
    ur: 'اس ادائیگی کی رعایت اس دوران پوری استعمال ہو چکی ہے۔ پہلے اسے ایک اور بار استعمال کرنے کی اجازت دیں۔',
    ar: 'استُنفد خصم عملية الدفع هذه في هذه الأثناء. يُرجى السماح باستخدامه مرة أخرى أولًا.',
  },
  'Pay for this event before you join it.': {
    ur: 'شامل ہونے سے پہلے اس تقریب کی ادائیگی کریں۔',
    ar: 'يُرجى الدفع لهذه الفعالية قبل الانضمام إليها.',
  },
  'You are in this event already.': {
    ur: 'آپ پہلے ہی اس تقریب میں شریک ہیں۔',
    ar: 'المشاركة في هذه الفعالية قائمة بالفعل.',
  },
  'You have paid for this event already.': {
    ur: 'آپ اس تقریب کی ادائیگی پہلے ہی کر چکے ہیں۔',
    ar: 'تم الدفع لهذه الفعالية من قبل.',
  },
  'Your account may not do this.': { ur: 'آپ کے اکاؤنٹ کو اس کی اجازت نہیں۔', ar: 'لا يُسمح لحسابك بهذا.' },
  'Your session has ended. Sign in again.': {
    ur: 'آپ کا سیشن ختم ہو گیا ہے۔ دوبارہ لاگ اِن کریں۔',
    ar: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  },
} as const satisfies Translations
