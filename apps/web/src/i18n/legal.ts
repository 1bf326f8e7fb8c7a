const zh = {
  terms: [
    '1. 账号。登录即创建账号。账号由你本人使用，请保管好收验证码的手机和微信。',
    '2. 你的内容。你填写的名称、标语和上传的图片归你所有；你保证有权使用它们，且不违反法律、不侵犯他人权利。',
    '3. 设计成果。未购买的设计带水印，供预览。购买后可永久用于商业用途，具体内容以所购套餐为准。图库中的图形不是独家的，能否注册为商标由商标局决定。',
    '4. 不可以做的事。不得绕过水印与付款，不得批量抓取，不得用本服务制作违法内容。违反时我们可以停用账号。',
    '5. 退款。请通过订单页的客服二维码联系我们处理。',
    '6. 责任。我们尽力保证服务可用、数据安全；因不可抗力造成的中断，我们会尽快恢复。条款有重大变更时会在登录时提示。',
  ],
  privacy: [
    '1. 我们收集什么。手机号或微信账号标识，用于登录；你同意后才取得的微信昵称和头像；你做的设计、订单和下载记录。',
    '2. 为什么。为你登录、保存设计、完成订单、防止短信和账号被滥用。不用于广告，不出售给任何人。',
    '3. 放在哪里。保存在本站服务器。验证码和登录令牌只保存不可逆的摘要。未登录时的草稿只在你的浏览器里。',
    '4. 交给谁。只在必要时交给短信、微信和支付服务商，内容以完成该次服务所需为限。',
    '5. Cookie。用于记住语言、把登录二维码绑定到你的浏览器。没有跟踪用的 Cookie。',
    '6. 你的权利。你可以查看、修改、删除自己的资料，也可以通过页脚的电话要求注销账号。',
  ],
};

const en: typeof zh = {
  terms: [
    '1. Account. Signing in makes an account for you alone. Take care of the phone and the WeChat account that open it.',
    '2. Your content. Names, slogans and pictures you give us stay yours; you confirm that you may use them and that they break no law and nobody’s rights.',
    '3. Designs. Unbought designs carry a watermark and are for preview. Bought ones may be used commercially forever, within the package you chose. Catalogue marks are not exclusive, and registration is the trademark office’s decision.',
    '4. Not allowed. Getting around the watermark or the payment, bulk copying, and unlawful content. We may close accounts that do so.',
    '5. Refunds. Reach us through the customer-service QR code on the order page.',
    '6. Liability. We do our best to keep the service up and your data safe, and restore it quickly after events beyond our control. Important changes are announced at sign-in.',
  ],
  privacy: [
    '1. What we collect. Your phone number or WeChat account identifier, to sign you in; your WeChat name and picture only after you agree; your designs, orders and downloads.',
    '2. Why. To sign you in, keep your designs, fulfil orders, and stop abuse of text messages and accounts. Not for advertising, and never sold.',
    '3. Where. On this site’s servers. Codes and sign-in tokens are kept only as irreversible digests. Drafts made before signing in stay in your browser.',
    '4. With whom. Only with the SMS, WeChat and payment providers, and only what each needs for its part.',
    '5. Cookies. They remember your language and tie the sign-in QR code to your browser. There are no tracking cookies.',
    '6. Your rights. You can see, change and delete your data, and ask for your account to be closed through the phone number in the footer.',
  ],
};

export const legalMessages = { zh, en };
