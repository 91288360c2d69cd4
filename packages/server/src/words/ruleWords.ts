import type { Translations } from './Translations.ts'

/** The school’s rules about single fields, as they are told to whoever breaks one. */
export const ruleWords = {
  'Enter an amount with {count} digits after the point at most.': {
    ur: 'ایسی رقم لکھیں جس میں اعشاریے کے بعد زیادہ سے زیادہ {count} ہندسے ہوں۔',
    ar: 'يُرجى إدخال مبلغ لا يتجاوز {count} من الأرقام بعد الفاصلة.',
  },
  'This is no place in the list.': { ur: 'فہرست میں ایسی کوئی جگہ نہیں۔', ar: 'لا يوجد هذا الموضع في القائمة.' },
  'This is what was decided already.': { ur: 'یہی فیصلہ پہلے سے ہے۔', ar: 'هذا هو القرار القائم بالفعل.' },
  'The period ends before it begins.': { ur: 'مدت شروع ہونے سے پہلے ختم ہوتی ہے۔', ar: 'تنتهي المدة قبل أن تبدأ.' },
  'A period has ten years at most.': { ur: 'مدت زیادہ سے زیادہ دس سال کی ہوتی ہے۔', ar: 'المدة عشر سنوات على الأكثر.' },
  'Nobody has given out this code.': { ur: 'یہ کوڈ کسی نے جاری نہیں کیا۔', ar: 'لم يصدر هذا الرمز عن أحد.' },
  'This code no longer holds.': { ur: 'یہ کوڈ اب کارآمد نہیں رہا۔', ar: 'لم يعد هذا الرمز ساريًا.' },
  'This code does not hold yet.': { ur: 'یہ کوڈ ابھی شروع نہیں ہوا۔', ar: 'لم يبدأ سريان هذا الرمز بعد.' },
  'This code is for something else.': { ur: 'یہ کوڈ کسی اور چیز کے لیے ہے۔', ar: 'هذا الرمز مخصص لشيء آخر.' },
  'This code has been used up.': {
    ur: 'یہ کوڈ جتنی بار استعمال ہو سکتا تھا، ہو چکا ہے۔',
    ar: 'استُنفدت مرات استخدام هذا الرمز.',
  },
  'This event is no longer there.': { ur: 'یہ تقریب اب موجود نہیں۔', ar: 'لم تعد هذه الفعالية موجودة.' },
  'Another discount has this code.': { ur: 'یہ کوڈ کسی اور رعایت کا ہے۔', ar: 'هذا الرمز لخصم آخر.' },
  'Say either how many percent are taken off or which amount.': {
    ur: 'یا تو فیصد بتائیں یا رقم۔',
    ar: 'يُرجى تحديد النسبة المئوية أو المبلغ، لا كليهما.',
  },
  'Say whose it is, or give it a code.': {
    ur: 'بتائیں کہ یہ کس کے لیے ہے، یا اسے کوئی کوڈ دیں۔',
    ar: 'يُرجى تحديد صاحب الخصم أو إعطاؤه رمزًا.',
  },
  'It is for a course or an event, or for all of them.': {
    ur: 'یہ یا تو ایک کورس کے لیے ہے، یا ایک تقریب کے لیے، یا سب کے لیے۔',
    ar: 'يكون الخصم لدورة أو لفعالية أو لجميعها.',
  },
  'A key has 16 to 128 letters, digits, hyphens or underscores.': {
    ur: 'کلید میں 16 سے 128 حروف، ہندسے، ہائفن یا انڈر سکور ہوتے ہیں۔',
    ar: 'يتكوّن المفتاح من 16 إلى 128 حرفًا أو رقمًا أو شرطة أو شرطة سفلية.',
  },
  'Say both from when and until when you are left in peace.': {
    ur: 'سکون کا آغاز اور اختتام دونوں بتائیں۔',
    ar: 'يُرجى تحديد وقت بدء الهدوء ووقت انتهائه معًا.',
  },
  'A lesson is brought back alone. Of many, undo the change.': {
    ur: 'ایک وقت میں ایک ہی سبق واپس لایا جا سکتا ہے۔ کئی اسباق کے لیے تبدیلی واپس لیں۔',
    ar: 'يُعاد كل درس وحده. أما إن كانت دروسًا عدة فيُرجى التراجع عن التغيير.',
  },
  'Choose when the lesson is held instead.': {
    ur: 'چنیں کہ اس کی بجائے سبق کب ہوگا۔',
    ar: 'يُرجى اختيار الموعد الجديد للدرس.',
  },
  'The class isn’t held on this day.': {
    ur: 'اس دن تک کلاس کی مدت نہیں ہے۔',
    ar: 'هذا اليوم خارج مدة الحصة.',
  },
  'The lesson of {day} has marks. It can no longer be cancelled or moved.': {
    ur: '{day} کے سبق کی حاضری لگ چکی ہے۔ اسے اب منسوخ یا منتقل نہیں کیا جا سکتا۔',
    ar: 'سُجّل الحضور في درس {day}، فلم يعد إلغاؤه أو نقله ممكنًا.',
  },
  'There is no lesson on this day.': { ur: 'اس دن کوئی سبق نہیں۔', ar: 'لا درس في هذا اليوم.' },
  'This lesson is held as planned.': {
    ur: 'یہ سبق اپنے مقررہ وقت پر ہی ہے۔',
    ar: 'هذا الدرس في موعده المقرر.',
  },
  'Choose only courses that you teach.': {
    ur: 'صرف وہ کورسز چنیں جو آپ پڑھاتے ہیں۔',
    ar: 'يُرجى اختيار الدورات المسندة إليك فقط.',
  },
  'Invalid class timing ID': { ur: 'کلاس کا یہ وقت درست نہیں', ar: 'وقت الحصة غير صحيح' },
  'Only a teacher who was accepted can be blocked.': {
    ur: 'صرف منظور شدہ استاد کو بلاک کیا جا سکتا ہے۔',
    ar: 'لا يمكن حظر معلّم لم يُقبل طلبه بعد.',
  },
  'Please select a class': { ur: 'براہِ کرم کلاس چنیں', ar: 'يُرجى اختيار حصة' },
  'Please select a payment method and upload a receipt.': {
    ur: 'براہِ کرم ادائیگی کا طریقہ چنیں اور رسید اپ لوڈ کریں۔',
    ar: 'يُرجى اختيار طريقة الدفع ورفع الإيصال.',
  },
  'The end must differ from the beginning.': {
    ur: 'اختتام کا وقت آغاز سے مختلف ہونا چاہیے۔',
    ar: 'يجب أن يختلف وقت الانتهاء عن وقت البدء.',
  },
  'The link must begin with https:// or http://.': {
    ur: 'لنک کا آغاز https:// یا http:// سے ہونا چاہیے۔',
    ar: 'يجب أن يبدأ الرابط بـ https:// أو http://.',
  },
  'The picture can’t be read. Choose another one.': {
    ur: 'تصویر پڑھی نہیں جا سکتی۔ کوئی اور تصویر چنیں۔',
    ar: 'تعذّرت قراءة الصورة. يُرجى اختيار صورة أخرى.',
  },
  'The file didn’t arrive as it was sent. Choose it again.': {
    ur: 'فائل اس طرح نہیں پہنچی جیسے بھیجی گئی تھی۔ اسے دوبارہ چنیں۔',
    ar: 'لم يصل الملف كما أُرسل. اختره من جديد.',
  },
  'The PDF can’t be read. Choose another one, or a picture of it.': {
    ur: 'یہ PDF پڑھی نہیں جا سکتی۔ کوئی اور چنیں، یا اس کی تصویر۔',
    ar: 'تعذّرت قراءة ملف PDF. اختر ملفًا آخر أو صورة منه.',
  },
  'The PDF is protected by a password. Choose one without, or a picture of it.': {
    ur: 'یہ PDF پاس ورڈ سے محفوظ ہے۔ بغیر پاس ورڈ والی چنیں، یا اس کی تصویر۔',
    ar: 'ملف PDF محمي بكلمة مرور. اختر ملفًا بلا كلمة مرور أو صورة منه.',
  },
  'The school accepts receipts as pictures only, not as PDF.': {
    ur: 'اسکول رسید صرف تصویر کی صورت میں قبول کرتا ہے، PDF نہیں۔',
    ar: 'تقبل المدرسة الإيصالات صورًا فقط، لا بصيغة PDF.',
  },
  'The piece goes beyond the end of the file.': {
    ur: 'یہ ٹکڑا فائل کے اختتام سے آگے جاتا ہے۔',
    ar: 'يتجاوز هذا الجزء نهاية الملف.',
  },
  'The piece is too small.': { ur: 'یہ ٹکڑا بہت چھوٹا ہے۔', ar: 'هذا الجزء صغير جدًا.' },
  'The receipt has not arrived whole. Choose it again.': {
    ur: 'رسید پوری نہیں پہنچی۔ اسے دوبارہ چنیں۔',
    ar: 'لم يصل الإيصال كاملًا. اختره من جديد.',
  },
  'The receipt is no longer there. Choose it again.': {
    ur: 'رسید اب موجود نہیں ہے۔ اسے دوبارہ چنیں۔',
    ar: 'لم يعد الإيصال موجودًا. اختره من جديد.',
  },
  'The teacher has a class with this course: {title}.': {
    ur: 'اس کورس کی ایک کلاس استاد کے پاس ہے: {title}۔',
    ar: 'لدى المعلّم حصة في هذه الدورة: {title}.',
  },
  'The school has no mail server that could send the link.': {
    ur: 'اسکول کے پاس کوئی ای میل سرور نہیں جو لنک بھیج سکے۔',
    ar: 'ليس لدى المدرسة خادم بريد يرسل الرابط.',
  },
  'There is no currency with this code.': { ur: 'اس کوڈ کی کوئی کرنسی نہیں۔', ar: 'لا توجد عملة بهذا الرمز.' },
  'There is no such day.': { ur: 'ایسا کوئی دن نہیں۔', ar: 'لا يوجد يوم كهذا.' },
  'There is no time zone with this name.': { ur: 'اس نام کا کوئی ٹائم زون نہیں۔', ar: 'لا توجد منطقة زمنية بهذا الاسم.' },
  'This is the school’s own currency.': { ur: 'یہ اسکول کی اپنی کرنسی ہے۔', ar: 'هذه عملة المدرسة نفسها.' },
  'This currency is there twice.': { ur: 'یہ کرنسی دو بار موجود ہے۔', ar: 'هذه العملة مكررة.' },
  'The rate must be more than 0.': { ur: 'شرح 0 سے زیادہ ہونی چاہیے۔', ar: 'يجب أن يزيد السعر على 0.' },
  'This class time is chosen twice.': { ur: 'کلاس کا یہ وقت دو بار چنا گیا ہے۔', ar: 'اختير وقت الحصة هذا مرتين.' },
  'This course is no longer offered.': { ur: 'یہ کورس اب پیش نہیں کیا جاتا۔', ar: 'لم تعد هذه الدورة متاحة.' },
  'This class is no longer there.': { ur: 'یہ کلاس اب موجود نہیں ہے۔', ar: 'لم تعد هذه الحصة موجودة.' },
  'This course is no longer there.': { ur: 'یہ کورس اب موجود نہیں ہے۔', ar: 'لم تعد هذه الدورة موجودة.' },
  'This course is not taught in the class.': {
    ur: 'یہ کورس اس کلاس میں نہیں پڑھایا جاتا۔',
    ar: 'لا تُدرَّس هذه الدورة في الحصة.',
  },
  'This course is there twice.': { ur: 'یہ کورس دو بار موجود ہے۔', ar: 'هذه الدورة مكررة.' },
  'This day is not in the calendar. Choose another one.': {
    ur: 'یہ دن کیلنڈر میں نہیں ہے۔ کوئی اور دن چنیں۔',
    ar: 'هذا اليوم غير موجود في التقويم. يُرجى اختيار يوم آخر.',
  },
  'This day is still to come.': { ur: 'یہ دن ابھی آنے والا ہے۔', ar: 'هذا اليوم لم يأتِ بعد.' },
  'This email has an account already.': {
    ur: 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔',
    ar: 'لهذا البريد الإلكتروني حساب بالفعل.',
  },
  'This is not the password of the account with this email.': {
    ur: 'یہ اس ای میل کے اکاؤنٹ کا پاس ورڈ نہیں ہے۔',
    ar: 'ليست هذه كلمة مرور الحساب ذي هذا البريد الإلكتروني.',
  },
  'This form belongs to another class. Open it again.': {
    ur: 'یہ فارم کسی اور کلاس کا ہے۔ اسے دوبارہ کھولیں۔',
    ar: 'هذا النموذج لحصة أخرى. يُرجى فتحه من جديد.',
  },
  'This has a letter that can’t be kept.': {
    ur: 'اس میں ایک ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔',
    ar: 'يحتوي على حرف لا يمكن حفظه.',
  },
  'This ID is taken.': { ur: 'یہ آئی ڈی کسی اور کے پاس ہے۔', ar: 'هذا الرقم مستخدم.' },
  'This ID is taken. {free} is free.': {
    ur: 'یہ آئی ڈی کسی اور کے پاس ہے۔ {free} خالی ہے۔',
    ar: 'هذا الرقم مستخدم. الرقم {free} متاح.',
  },
  'This is not one of the student’s class times.': {
    ur: 'یہ طالب علم کی کلاس کے اوقات میں سے نہیں ہے۔',
    ar: 'هذا ليس من أوقات حصص الطالب.',
  },
  'This is not one of your classes.': { ur: 'یہ آپ کی کلاسز میں سے نہیں ہے۔', ar: 'هذه ليست من حصصك.' },
  'This record belongs to another student.': { ur: 'یہ اندراج کسی اور طالب علم کا ہے۔', ar: 'هذا السجل لطالب آخر.' },
  'This student has a record on this day already.': {
    ur: 'اس دن کے لیے اس طالب علم کا اندراج پہلے سے موجود ہے۔',
    ar: 'لهذا الطالب سجل في هذا اليوم بالفعل.',
  },
  'This student is allotted to this teacher for this course already.': {
    ur: 'یہ طالب علم اس کورس کے لیے پہلے سے اس استاد کو الاٹ ہے۔',
    ar: 'هذا الطالب مخصّص لهذا المعلّم في هذه الدورة بالفعل.',
  },
  'The last day is before the first.': { ur: 'آخری دن پہلے دن سے پہلے ہے۔', ar: 'اليوم الأخير قبل اليوم الأول.' },
  'Two of these times overlap, on {day} for the first time.': {
    ur: 'ان میں سے دو اوقات ایک دوسرے سے ٹکراتے ہیں، پہلی بار {day} کو۔',
    ar: 'وقتان من هذه الأوقات متداخلان، وأول مرة في {day}.',
  },
  '{name} has something else at that time, on {day} for the first time.': {
    ur: 'اس وقت {name} کی کوئی اور مصروفیت ہے، پہلی بار {day} کو۔',
    ar: 'لدى {name} موعد آخر في هذا الوقت، وأول مرة في {day}.',
  },
  '{name} has “{title}” at that time, on {day} for the first time ({from} to {to}).': {
    ur: 'اس وقت {name} کی مصروفیت ”{title}“ ہے، پہلی بار {day} کو ({from} سے {to} تک)۔',
    ar: 'لدى {name} «{title}» في هذا الوقت، وأول مرة في {day} (من {from} إلى {to}).',
  },
  'This student is in the list twice.': { ur: 'یہ طالب علم فہرست میں دو بار ہے۔', ar: 'هذا الطالب مكرر في القائمة.' },
  'This student is no longer there.': { ur: 'یہ طالب علم اب موجود نہیں ہے۔', ar: 'لم يعد هذا الطالب موجودًا.' },
  'This student is not allotted to you.': { ur: 'یہ طالب علم آپ کو الاٹ نہیں ہے۔', ar: 'هذا الطالب غير مخصّص لك.' },
  'This student is not in the class.': { ur: 'یہ طالب علم کلاس میں نہیں ہے۔', ar: 'هذا الطالب ليس في الحصة.' },
  'This student is not in this class.': { ur: 'یہ طالب علم اس کلاس میں نہیں ہے۔', ar: 'هذا الطالب ليس في هذه الحصة.' },
  'This teacher doesn’t teach the class.': {
    ur: 'یہ استاد اس کلاس کو نہیں پڑھاتے۔',
    ar: 'هذا المعلّم لا يدرّس هذه الحصة.',
  },
  'This teacher is blocked.': { ur: 'یہ استاد بلاک ہیں۔', ar: 'هذا المعلّم محظور.' },
  'This teacher is no longer there.': { ur: 'یہ استاد اب موجود نہیں ہیں۔', ar: 'لم يعد هذا المعلّم موجودًا.' },
  'This teacher is not active.': { ur: 'یہ استاد فعال نہیں ہیں۔', ar: 'هذا المعلّم غير نشط.' },
  'This teacher is not assigned to this course.': {
    ur: 'یہ کورس اس استاد کو تفویض نہیں ہے۔',
    ar: 'هذه الدورة غير مسندة إلى هذا المعلّم.',
  },
  'This time is in the list already.': { ur: 'یہ وقت پہلے سے فہرست میں ہے۔', ar: 'هذا الوقت موجود في القائمة بالفعل.' },
  'This time is no longer part of the allotment. Open it again.': {
    ur: 'یہ وقت اب الاٹمنٹ کا حصہ نہیں ہے۔ اسے دوبارہ کھولیں۔',
    ar: 'لم يعد هذا الوقت جزءًا من التخصيص. يُرجى فتحه من جديد.',
  },
  'This time is there twice.': { ur: 'یہ وقت دو بار موجود ہے۔', ar: 'هذا الوقت مكرر.' },
  'Nothing is owed of this fee any more.': {
    ur: 'اس فیس میں اب کچھ واجب الادا نہیں۔',
    ar: 'لم يعد شيء مستحقًا من هذا الرسم.',
  },
  'You have bought this course already.': { ur: 'آپ یہ کورس پہلے ہی خرید چکے ہیں۔', ar: 'تم شراء هذه الدورة من قبل.' },
  'Your payment for this course is under review.': {
    ur: 'اس کورس کی آپ کی ادائیگی زیرِ جائزہ ہے۔',
    ar: 'عملية الدفع لهذه الدورة قيد المراجعة.',
  },
  'There is a report on this student, class and course already. Edit that one.': {
    ur: 'اس طالب علم، کلاس اور کورس کی رپورٹ پہلے سے موجود ہے۔ اسی میں ترمیم کریں۔',
    ar: 'يوجد تقرير سابق عن هذا الطالب في هذه الحصة والدورة. يُرجى تعديله.',
  },
  '[Placeholder] The school has not said yet how to pay from within the country. Please ask the office.': {
    ur: '[عارضی متن] اسکول نے ابھی نہیں بتایا کہ ملک کے اندر سے ادائیگی کیسے کی جائے۔ براہِ کرم دفتر سے پوچھیں۔',
    ar: '[نص مؤقت] لم توضّح المدرسة بعد كيفية الدفع من داخل البلد. يُرجى سؤال إدارة المدرسة.',
  },
  '[Placeholder] The school has not said yet how to pay from abroad. Please ask the office.': {
    ur: '[عارضی متن] اسکول نے ابھی نہیں بتایا کہ بیرونِ ملک سے ادائیگی کیسے کی جائے۔ براہِ کرم دفتر سے پوچھیں۔',
    ar: '[نص مؤقت] لم توضّح المدرسة بعد كيفية الدفع من الخارج. يُرجى سؤال إدارة المدرسة.',
  },
} as const satisfies Translations
