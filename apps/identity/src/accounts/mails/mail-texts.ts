import type { Language } from '@vybac/contracts/identity';
import type { MailPurpose } from '../../people/person';

export interface MailText {
  readonly subject: string;
  /** `{{name}}` is who is addressed. */
  readonly greeting: string;
  readonly body: string;
  readonly button: string;
  readonly validity: string;
  readonly ignore: string;
}

/** The mails that identity sends, in the nine languages (rulings, Languages). */
export const mailTexts: Readonly<Record<Language, Readonly<Record<MailPurpose, MailText>>>> = {
  en: {
    confirmation: {
      subject: 'Confirm your email for Vybac',
      greeting: 'Hi {{name}},',
      body: 'Welcome to Vybac! Please confirm your email address to start buying and selling.',
      button: 'Confirm email',
      validity: 'This link works once, within 24 hours.',
      ignore: 'If you did not sign up for Vybac, you can ignore this email.',
    },
    'password-reset': {
      subject: 'Choose a new Vybac password',
      greeting: 'Hi {{name}},',
      body: 'Somebody asked to reset the password of your Vybac account. Choose a new one here.',
      button: 'Choose a new password',
      validity: 'This link works once, within one hour.',
      ignore: 'If that was not you, ignore this email. Your password stays as it is.',
    },
  },
  es: {
    confirmation: {
      subject: 'Confirma tu correo para Vybac',
      greeting: 'Hola, {{name}}:',
      body: '¡Te damos la bienvenida a Vybac! Confirma tu dirección de correo para empezar a comprar y vender.',
      button: 'Confirmar correo',
      validity: 'Este enlace funciona una sola vez, durante 24 horas.',
      ignore: 'Si no te has registrado en Vybac, puedes ignorar este correo.',
    },
    'password-reset': {
      subject: 'Elige una nueva contraseña de Vybac',
      greeting: 'Hola, {{name}}:',
      body: 'Alguien ha pedido restablecer la contraseña de tu cuenta de Vybac. Elige una nueva aquí.',
      button: 'Elegir nueva contraseña',
      validity: 'Este enlace funciona una sola vez, durante una hora.',
      ignore: 'Si no has sido tú, ignora este correo. Tu contraseña no cambia.',
    },
  },
  fr: {
    confirmation: {
      subject: 'Confirme ton e-mail pour Vybac',
      greeting: 'Salut {{name}},',
      body: 'Bienvenue sur Vybac ! Confirme ton adresse e-mail pour commencer à acheter et à vendre.',
      button: 'Confirmer mon e-mail',
      validity: 'Ce lien fonctionne une seule fois, pendant 24 heures.',
      ignore: 'Si tu ne t’es pas inscrit sur Vybac, tu peux ignorer cet e-mail.',
    },
    'password-reset': {
      subject: 'Choisis un nouveau mot de passe Vybac',
      greeting: 'Salut {{name}},',
      body: 'Quelqu’un a demandé à réinitialiser le mot de passe de ton compte Vybac. Choisis-en un nouveau ici.',
      button: 'Choisir un nouveau mot de passe',
      validity: 'Ce lien fonctionne une seule fois, pendant une heure.',
      ignore: 'Si ce n’était pas toi, ignore cet e-mail. Ton mot de passe reste inchangé.',
    },
  },
  de: {
    confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse für Vybac',
      greeting: 'Hallo {{name}},',
      body: 'willkommen bei Vybac! Bitte bestätige deine E-Mail-Adresse, um zu kaufen und zu verkaufen.',
      button: 'E-Mail bestätigen',
      validity: 'Dieser Link funktioniert einmal, innerhalb von 24 Stunden.',
      ignore: 'Wenn du dich nicht bei Vybac angemeldet hast, kannst du diese E-Mail ignorieren.',
    },
    'password-reset': {
      subject: 'Wähle ein neues Vybac-Passwort',
      greeting: 'Hallo {{name}},',
      body: 'jemand möchte das Passwort deines Vybac-Kontos zurücksetzen. Wähle hier ein neues.',
      button: 'Neues Passwort wählen',
      validity: 'Dieser Link funktioniert einmal, innerhalb einer Stunde.',
      ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
    },
  },
  it: {
    confirmation: {
      subject: 'Conferma la tua e-mail per Vybac',
      greeting: 'Ciao {{name}},',
      body: 'Benvenuto su Vybac! Conferma il tuo indirizzo e-mail per iniziare a comprare e vendere.',
      button: 'Conferma e-mail',
      validity: 'Questo link funziona una sola volta, entro 24 ore.',
      ignore: 'Se non ti sei registrato su Vybac, puoi ignorare questa e-mail.',
    },
    'password-reset': {
      subject: 'Scegli una nuova password Vybac',
      greeting: 'Ciao {{name}},',
      body: 'Qualcuno ha chiesto di reimpostare la password del tuo account Vybac. Scegline una nuova qui.',
      button: 'Scegli una nuova password',
      validity: 'Questo link funziona una sola volta, entro un’ora.',
      ignore: 'Se non sei stato tu, ignora questa e-mail. La tua password resta la stessa.',
    },
  },
  pt: {
    confirmation: {
      subject: 'Confirme seu e-mail para o Vybac',
      greeting: 'Olá, {{name}}!',
      body: 'Boas-vindas ao Vybac! Confirme seu endereço de e-mail para começar a comprar e vender.',
      button: 'Confirmar e-mail',
      validity: 'Este link funciona uma única vez, por 24 horas.',
      ignore: 'Se você não se cadastrou no Vybac, pode ignorar este e-mail.',
    },
    'password-reset': {
      subject: 'Escolha uma nova senha do Vybac',
      greeting: 'Olá, {{name}}!',
      body: 'Alguém pediu para redefinir a senha da sua conta no Vybac. Escolha uma nova aqui.',
      button: 'Escolher nova senha',
      validity: 'Este link funciona uma única vez, por uma hora.',
      ignore: 'Se não foi você, ignore este e-mail. Sua senha continua a mesma.',
    },
  },
  zh: {
    confirmation: {
      subject: '确认您的 Vybac 邮箱',
      greeting: '{{name}}，您好：',
      body: '欢迎加入 Vybac！请确认您的邮箱地址，即可开始买卖。',
      button: '确认邮箱',
      validity: '此链接仅可使用一次，24 小时内有效。',
      ignore: '如果您没有注册 Vybac，请忽略此邮件。',
    },
    'password-reset': {
      subject: '设置新的 Vybac 密码',
      greeting: '{{name}}，您好：',
      body: '有人请求重置您的 Vybac 账户密码。请在此设置新密码。',
      button: '设置新密码',
      validity: '此链接仅可使用一次，1 小时内有效。',
      ignore: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
  },
  ja: {
    confirmation: {
      subject: 'Vybac のメールアドレスを確認してください',
      greeting: '{{name}} さん',
      body: 'Vybac へようこそ！メールアドレスを確認すると、売り買いを始められます。',
      button: 'メールアドレスを確認',
      validity: 'このリンクは 24 時間以内に 1 回だけ使えます。',
      ignore: 'Vybac に登録した覚えがない場合は、このメールを無視してください。',
    },
    'password-reset': {
      subject: 'Vybac の新しいパスワードを設定してください',
      greeting: '{{name}} さん',
      body: 'Vybac アカウントのパスワード再設定がリクエストされました。こちらから新しいパスワードを設定してください。',
      button: '新しいパスワードを設定',
      validity: 'このリンクは 1 時間以内に 1 回だけ使えます。',
      ignore: '心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    },
  },
  hi: {
    confirmation: {
      subject: 'Vybac के लिए अपना ईमेल पुष्ट करें',
      greeting: 'नमस्ते {{name}},',
      body: 'Vybac में आपका स्वागत है! खरीदना और बेचना शुरू करने के लिए अपना ईमेल पता पुष्ट करें।',
      button: 'ईमेल पुष्ट करें',
      validity: 'यह लिंक 24 घंटे के भीतर केवल एक बार काम करता है।',
      ignore: 'यदि आपने Vybac पर साइन अप नहीं किया है, तो इस ईमेल को अनदेखा करें।',
    },
    'password-reset': {
      subject: 'अपना नया Vybac पासवर्ड चुनें',
      greeting: 'नमस्ते {{name}},',
      body: 'किसी ने आपके Vybac खाते का पासवर्ड बदलने का अनुरोध किया है। यहाँ नया पासवर्ड चुनें।',
      button: 'नया पासवर्ड चुनें',
      validity: 'यह लिंक एक घंटे के भीतर केवल एक बार काम करता है।',
      ignore: 'यदि यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
    },
  },
};
