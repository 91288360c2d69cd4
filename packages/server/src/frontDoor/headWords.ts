import type { Language } from '../words/Language.ts'

/** The public pages that have a name of their own. */
export type NamedPage = 'courses' | 'studentAccount' | 'teacherAccount' | 'forgotPassword' | 'restriction' | 'nothing'

type HeadWords = {
  /** What stands for a motto where the school has none. */
  motto: string
  /** What stands for what the school is where it hasn’t said so. */
  about: string
  pages: Record<NamedPage, string>
}

/** What search engines and shared links say of a school that says nothing itself. */
export const headWords: Record<Language, HeadWords> = {
  en: {
    motto: 'One lesson at a time.',
    about: 'An online school: live lessons with a teacher, at hours that are agreed with you.',
    pages: {
      courses: 'Courses',
      studentAccount: 'Create a student account',
      teacherAccount: 'Apply for a teacher account',
      forgotPassword: 'Forgot password?',
      restriction: 'Account restricted',
      nothing: 'Page not found',
    },
  },
  ur: {
    motto: 'سبق در سبق، آہستہ آہستہ۔',
    about: 'ایک آن لائن اسکول: استاد کے ساتھ براہِ راست اسباق، آپ سے طے کیے ہوئے اوقات پر۔',
    pages: {
      courses: 'کورسز',
      studentAccount: 'طالب علم کا اکاؤنٹ بنائیں',
      teacherAccount: 'استاد کے اکاؤنٹ کے لیے درخواست دیں',
      forgotPassword: 'پاس ورڈ بھول گئے؟',
      restriction: 'اکاؤنٹ محدود ہے',
      nothing: 'صفحہ نہیں ملا',
    },
  },
  ar: {
    motto: 'درسًا بعد درس.',
    about: 'مدرسة عبر الإنترنت: دروس مباشرة مع معلّم، في أوقات يُتّفق عليها معك.',
    pages: {
      courses: 'الدورات',
      studentAccount: 'إنشاء حساب طالب',
      teacherAccount: 'التقديم على حساب معلّم',
      forgotPassword: 'هل نسيت كلمة المرور؟',
      restriction: 'الحساب مقيَّد',
      nothing: 'الصفحة غير موجودة',
    },
  },
}
