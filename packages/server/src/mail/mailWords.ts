import type { Language } from '../words/Language.ts'
import { feeWords } from './feeWords.ts'
import { paymentWords } from './paymentWords.ts'
import { reminderWords } from './reminderWords.ts'
import { teachingWords } from './teachingWords.ts'

/**
 * A paragraph whose value is missing is left out. Behind the first one comes, for each thing that is told, one of these
 * lines.
 */
export type Words = { subject: string; paragraphs: readonly string[]; each?: readonly string[] }

/**
 * What the school writes to people. Of what somebody typed about themselves only a plain name is in any of it, because
 * whoever has an address need not be who typed it: values are the school’s own addresses, codes and titles, and what a
 * teacher tells the students of a class.
 */
export const mailWords = {
  passwordReset: {
    en: {
      subject: 'A new password',
      paragraphs: [
        'Set a new password here within half an hour:\n{link}',
        'If you did not ask for it, you need not do anything.',
      ],
    },
    ur: {
      subject: 'نیا پاس ورڈ',
      paragraphs: [
        'آدھے گھنٹے کے اندر یہاں نیا پاس ورڈ رکھیں:\n{link}',
        'اگر آپ نے یہ نہیں مانگا تھا تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
      ],
    },
    ar: {
      subject: 'كلمة مرور جديدة',
      paragraphs: [
        'يُرجى تعيين كلمة مرور جديدة هنا خلال نصف ساعة:\n{link}',
        'إن لم يكن هذا الطلب منك فلا حاجة إلى أي إجراء.',
      ],
    },
  },
  confirmEmail: {
    en: {
      subject: 'Confirm your email',
      paragraphs: [
        'Confirm here within two days that this is your email:\n{link}',
        'Until then the school shows nothing of your courses and classes.',
        'If you did not register at the school, you need not do anything.',
      ],
    },
    ur: {
      subject: 'اپنی ای میل کی تصدیق کریں',
      paragraphs: [
        'دو دن کے اندر یہاں تصدیق کریں کہ یہ ای میل آپ کی ہے:\n{link}',
        'تب تک اسکول آپ کے کورسز اور کلاسوں کے بارے میں کچھ نہیں دکھائے گا۔',
        'اگر آپ نے اسکول میں اندراج نہیں کروایا تھا تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
      ],
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني',
      paragraphs: [
        'يُرجى التأكيد هنا خلال يومين أن هذا بريدك الإلكتروني:\n{link}',
        'وحتى ذلك الحين لا تعرض المدرسة شيئًا من دوراتك وحصصك.',
        'إن لم يكن هذا التسجيل في المدرسة منك فلا حاجة إلى أي إجراء.',
      ],
    },
  },
  applicationReceived: {
    en: {
      subject: 'We have received your application',
      paragraphs: [
        'Thank you for applying as a teacher. The school will look at your application; another mail will tell you how to sign in.',
        'If you did not apply, you need not do anything.',
      ],
    },
    ur: {
      subject: 'ہمیں آپ کی درخواست مل گئی ہے',
      paragraphs: [
        'استاد کے طور پر درخواست دینے کا شکریہ۔ اسکول آپ کی درخواست دیکھے گا؛ ایک اور ای میل میں بتایا جائے گا کہ لاگ اِن کیسے کرنا ہے۔',
        'اگر آپ نے درخواست نہیں دی تھی تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
      ],
    },
    ar: {
      subject: 'وصلنا طلبك',
      paragraphs: [
        'شكرًا على التقدّم بطلب للتدريس. ستنظر المدرسة في طلبك، وستصلك رسالة أخرى توضّح كيفية تسجيل الدخول.',
        'إن لم يكن هذا الطلب منك فلا حاجة إلى أي إجراء.',
      ],
    },
  },
  applicationAccepted: {
    en: {
      subject: 'Your application was accepted',
      paragraphs: [
        'Your application as a teacher was accepted. Your teacher ID is {code}.',
        'The school will tell you your password. You can also set one yourself here within a day:\n{reset}',
        'Sign in here:\n{link}',
      ],
    },
    ur: {
      subject: 'آپ کی درخواست منظور ہو گئی',
      paragraphs: [
        'استاد کے طور پر آپ کی درخواست منظور ہو گئی ہے۔ آپ کی آئی ڈی {code} ہے۔',
        'پاس ورڈ آپ کو اسکول بتائے گا۔ آپ ایک دن کے اندر یہاں خود بھی پاس ورڈ رکھ سکتے ہیں:\n{reset}',
        'یہاں لاگ اِن کریں:\n{link}',
      ],
    },
    ar: {
      subject: 'قُبل طلبك',
      paragraphs: [
        'قُبل طلبك للتدريس. رقمك هو {code}.',
        'ستخبرك المدرسة بكلمة المرور. يمكنك أيضًا تعيين كلمة مرور بنفسك هنا خلال يوم:\n{reset}',
        'يُرجى تسجيل الدخول هنا:\n{link}',
      ],
    },
  },
  applicationRefused: {
    en: {
      subject: 'Your application',
      paragraphs: [
        'Thank you for applying as a teacher. The school could not accept your application.',
        'The school says why: “{reason}”',
      ],
    },
    ur: {
      subject: 'آپ کی درخواست',
      paragraphs: [
        'استاد کے طور پر درخواست دینے کا شکریہ۔ اسکول آپ کی درخواست منظور نہیں کر سکا۔',
        'اسکول نے وجہ یہ بتائی ہے: “{reason}”',
      ],
    },
    ar: {
      subject: 'طلبك',
      paragraphs: ['شكرًا على التقدّم بطلب للتدريس. لم تتمكّن المدرسة من قبول طلبك.', 'ذكرت المدرسة السبب: «{reason}»'],
    },
  },
  lessonsChanged: {
    en: {
      subject: 'Your lessons have changed',
      paragraphs: [
        'The lesson of “{title}” on {cancelled} is cancelled.',
        'The lesson of “{title}” on {movedFrom} is held on {movedTo} instead.',
        'The lesson of “{title}” on {restored} is held after all.',
        'The lessons of “{title}” from {cancelledMany} on are cancelled.',
        'The lessons of “{title}” from {movedFromMany} on are moved. The first is held on {movedToMany} instead, the others by as many days and at the same time.',
        'The lessons of “{title}” from {restoredMany} on are held after all.',
        'By your own clock it begins on {own}.',
        'A word from the school: {note}',
        'Days and times are those of the school’s clock ({timeZone}). By your own clock you see them here:\n{link}',
      ],
    },
    ur: {
      subject: 'آپ کے اسباق میں تبدیلی',
      paragraphs: [
        'کلاس “{title}” کا {cancelled} کا سبق منسوخ کر دیا گیا ہے۔',
        'کلاس “{title}” کا {movedFrom} کا سبق اب {movedTo} کو ہوگا۔',
        'کلاس “{title}” کا {restored} کا سبق اب معمول کے مطابق ہوگا۔',
        'کلاس “{title}” کے {cancelledMany} سے آگے کے تمام اسباق منسوخ کر دیے گئے ہیں۔',
        'کلاس “{title}” کے {movedFromMany} سے آگے کے اسباق کا وقت بدل گیا ہے۔ پہلا سبق اب {movedToMany} کو ہوگا، باقی بھی اتنے ہی دنوں کے فرق سے اسی وقت ہوں گے۔',
        'کلاس “{title}” کے {restoredMany} سے آگے کے اسباق اب معمول کے مطابق ہوں گے۔',
        'آپ کی گھڑی کے مطابق اس کا آغاز: {own}۔',
        'اسکول کی طرف سے پیغام: {note}',
        'دن اور اوقات اسکول کی گھڑی ({timeZone}) کے مطابق ہیں۔ اپنی گھڑی کے مطابق یہاں دیکھیں:\n{link}',
      ],
    },
    ar: {
      subject: 'تغيّرت دروسك',
      paragraphs: [
        'أُلغي درس «{title}» يوم {cancelled}.',
        'نُقل درس «{title}» من يوم {movedFrom} إلى يوم {movedTo}.',
        'سيُعقد درس «{title}» يوم {restored} كما كان مقررًا.',
        'أُلغيت دروس «{title}» ابتداءً من يوم {cancelledMany}.',
        'نُقلت دروس «{title}» ابتداءً من يوم {movedFromMany}. يُعقد أولها يوم {movedToMany}، وبقيتها بفارق الأيام نفسه وفي الوقت نفسه.',
        'ستُعقد دروس «{title}» ابتداءً من يوم {restoredMany} كما كانت مقررة.',
        'يبدأ بتوقيتك: {own}.',
        'كلمة من المدرسة: {note}',
        'الأيام والأوقات بتوقيت المدرسة ({timeZone}). لرؤيتها بتوقيتك:\n{link}',
      ],
    },
  },
  ...paymentWords,
  ...reminderWords,
  ...feeWords,
  ...teachingWords,
} as const satisfies Record<string, Record<Language, Words>>

export const greetings: Record<Language, string> = { en: 'Hello,', ur: 'السلام علیکم،', ar: 'السلام عليكم،' }

/** Of somebody whose name is nothing but a name. */
export const greetingsByName: Record<Language, string> = {
  en: 'Hello {name},',
  ur: 'السلام علیکم {name}،',
  ar: 'السلام عليكم {name}،',
}

/** The end of every mail: from which school it is, and how the school is reached. */
export const footer = ['{school}', '{contact}']

/** The one value that somebody typed of themselves: it goes to whoever proved that the address is theirs. */
export const aboutChild: Record<Language, string> = {
  en: 'This is about {child}.',
  ur: 'یہ {child} کے بارے میں ہے۔',
  ar: 'هذه الرسالة بشأن {child}.',
}
