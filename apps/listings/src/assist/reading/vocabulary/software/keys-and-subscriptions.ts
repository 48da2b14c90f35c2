import type { Vocabulary } from '../vocabulary';

/** What is used by typing a key or signing in. */
export const keysAndSubscriptions: Vocabulary = {
  certain: `game key, steam key, steam code, steam codes, steam gift, steam wallet, steam account, gog code, epic games code, rockstar key, ea play, battlenet
    key, minecraft code, minecraft java code, dlc code, dlc key, expansion code, season pass code, beta key, early access key, digital deluxe, eshop
    code, eshop card, nintendo eshop, psn card, psn gift, ps plus code, ps plus 12 month, game pass ultimate, game pass code, xbox game pass, xbox
    gift card code, robux code, v bucks code, roblox gift code, discord nitro, spotify premium, spotify code, apple music code, netflix code, hulu
    code, disney plus code, hbo max code, youtube premium, audible credits, canva pro, adobe cc, creative cloud subscription, adobe subscription,
    office key, office license, office 365 code, microsoft 365 family, windows license, windows product key, windows 11 key, windows cd key, win 11
    pro key, win 10 pro key, cd key, cd keys, oem license, retail license, mac license, license for mac, license for pc, license for windows, site
    license, license transfer, license can transfer, transfer the license, transferring license, 1 mac, 1 pc, one mac, for 3 devices, for 5 devices, 1
    year 3 devices, 3 geräte, 5 geräte, antivirus key, antivirus code, internet security, nord vpn, vpn account, vpn sub, password manager, cloud
    storage, icloud storage plan, google one, dropbox plus, matlab license, matlab student, mathematica license, solidworks student, spss license,
    stata license, chegg account, quizlet plus, course hero, grammarly premium, chatgpt plus, jetbrains license, udemy code, masterclass subscription,
    duolingo plus, rosetta stone lifetime, activation code, product key card, serial inside, serial number included, never activated, never redeemed,
    code never used, email delivery, sent by email, key by email, emailed to you, email you the code, send the code, code by dm, instant key, instant
    link, got it twice, duplicate key, humble bundle, humble keys, bundle leftovers, extra steam, movie code, digital movie code, vudu code, digital
    comics code, license key, licence key, license keys, product key, activation key, serial key, serial number license, digital key, redeem code,
    unused key, unused code, steam keys, game code, gog key, epic key, origin key, uplay key, psn code, game pass, playstation plus, ps plus, windows
    key, windows 10 key, windows 10 home, windows 11 home, windows server, office 365, microsoft 365, office 2016, office 2019, office 2021, office
    2024, ms office, microsoft office, office home and student, office professional, antivirus, vpn, vpn subscription, subscription code, year
    subscription, 1 year subscription, annual subscription, 12 month subscription, one year license, months left, install cd, clave de licencia, clave
    de activacion, cle de licence, cle d activation, cle windows, code de telechargement, licenza windows, chave de ativacao, chave de licenca, codigo
    de ativacao, season pass, gift code, mac app, family tree maker, windows software, transfer license, license is transferable, leftover key, extra
    key, spare key code, key card, code card, scratch off code, not redeemed, xbox code, playstation code, nintendo code, eshop, psn, roblox code,
    streaming subscription, cloud storage plan, annual plan, yearly plan, multi device, student license, one year subscription, codigo de activacion,
    code d activation`,
  things: `transferable, nordvpn, expressvpn, surfshark, 1password, lastpass, midjourney, copilot, coursera, skillshare, unactivated, serial, clave de juego,
    clave steam, clave windows, clave office, codigo de juego, codigo steam, tarjeta psn, suscripcion, cuenta de netflix, cle steam, cle de jeu, cle
    office, code steam, abonnement netflix, codice steam, chiave steam, chiave windows, chiave office, abbonamento spotify, chave steam, chave
    windows, chave office, codigo psn, assinatura netflix, gamekey, steam schlüssel, windows schlüssel, office schlüssel, lizenz key, spielcode,
    aktivierungskey, subscription, premium account, cuenta premium, logiciel windows,
    激活, 会员, 游戏激活码, 游戏账号, 正版激活, ゲームコード, steamキー, シリアル番号, サブスクリプション, स्टीम, गेम कोड, विंडोज की, ऑफिस की`,
  makers: `baldurs gate 3, baldur s gate, cyberpunk 2077, elden ring pc, hades, hollow knight, stardew, stardew valley pc, factorio, rimworld, terraria, among
    us, phasmophobia, rust game, ark survival, cities skylines, civ 6, civilization, age of empires, total war, sims 4 expansion, sims 4, kerbal,
    portal 2, half life, left 4 dead, counter strike, csgo, cs2 skins, dota, league of legends account, valorant, apex account, warframe, path of
    exile, kaspersky, norton 360, mcafee, bitdefender, malwarebytes, avg, eset, webroot, trend micro, wondershare, nero, roxio, mac os, creative
    cloud, windows 7, windows 8, windows 10, windows 11, windows xp, epic games, netflix account, minecraft java, minecraft account, fortnite account,
    valorant account, panda antivirus, office 2019 mac, football manager, family tree`,
  traits: `code, codes, 12 months, 1 year, 2 yr, 2 year, acct, account, lifetime, region free, us region, eu region, redeem on, devices, user license, no disc,
    no disk, pc and mac, mac and pc, pc or mac, compatible with windows, one device, 1 device, 3 devices, 5 devices, 10 devices, one pc, one user,
    send by email, via email, by email, instant delivery, electronic delivery, retail key, oem key, global key, valid for, months remaining, usb key
    software, por email, par email, per email, versand per email, sin usar clave`,
};
