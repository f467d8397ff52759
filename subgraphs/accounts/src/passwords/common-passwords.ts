import { digestOf } from './passwords'

/** Passwords that head every published list of leaked ones. Each also counts with a capital first letter. */
const listed = `
000000 00000000 0000000000 010203 012345 0123456 01234567 012345678 0123456789 0987654321 098765 101010 102030 10203040
111111 1111111 11111111 111111111 1111111111 11112222 111222 112233 11223344 1122334455 11235813 121212 12121212 121314 123 123123
12312312 123123123 123321 1233211 123321123 1234 12341234 12344321 12345 123450 1234512345 12345679 123454321 1234554321 123456
1234561 123456123 1234567 12345678 123456788 123456789 1234567890 12345678900 12345678910 123456789a 123456789q 12345678a 12345678q
1234567a 1234567q 123456a 123456a@ 123456abc 123456b 123456c 123456d 123456m 123456q 123456qwerty 123456s 123456z 12345a 12345abc
12345q 12345qwert 12345qwerty 12345t 1234abcd 1234qwer 123654 123654789 123789 123abc 123asd 123qwe 123qwe123 123qweasd 123qweasdzxc
124578 12qwaszx 131313 13579 1357924680 135790 142536 147147 147258 147258369 147852 147852369 159159 159357 159753 159951 1a2b3c
1a2b3c4d 1g2w3e4r 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazzaq1
1v7upjw3nt 20202020 212121 222222 22222222 232323 233233 242424 246810 252525 258258 258456 31415926 321321 321654 321654987 333333
33333333 3rjs1la7qe 444444 44444444 456123 456456 456789 4815162342 50cent 5201314 520520 555555 5555555 55555555 654321 6543210
654654 666666 66666666 666999 686868 696969 753951 753159 741852 741852963 777777 7777777 77777777 789123 7894561230 789456 789456123
789654 789789 852456 852963 87654321 888888 88888888 963852 963852741 987456 98765 987654 9876543 98765432 987654321 9876543210
987987 999999 99999999 999999999 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaa111
aaaaa aaaaaa aaaaaaa aaaaaaaa ab123456 abc abc12345 abc123 abc123456 abcabc abcd abcd123 abcd1234 abcde abcdef abcdefg abcdefgh
access adidas admin admin1 admin123 admin1234 administrator adobe123 alejandra alejandro alexander alexandra alexis amanda america
amigos andrea andrew angel angel1 angela angels anthony apple apples april arsenal asd123 asdasd asdasd123 asdasdasd asdf asdf1234
asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdf123 asdzxc ashley asdqwe asdqwe123 ashley1 august austin azerty azertyuiop azsxdc
b123456 babygirl badboy bailey banana barbara barcelona baseball baseball1 basketball batman batman1 beautiful beauty bella bigdaddy
billy bismillah blabla black blink182 blessed blowme bond007 booboo brandon brandy brittany brooklyn bubbles buddy buster butterfly
cameron canada carlos caroline carolina changeme charles charlie charlie1 charlotte cheese chelsea chelsea1 cherry chester chicago
chicken chivas chocolate chris christian christopher cjmasterinf claudia computer computer1 cookie cookie1 cooper corvette courtney
cowboys crystal cristina daddy dallas daniel daniel1 daniela danielle david ddddd default destiny diablo diamond dick dolphin dolphins
donald dragon dragon1 dubsmash eagles edward elizabeth elephant eminem emmanuel england family fender ferrari fishing florida flower
flowers football football1 forever forever21 freedom friend friends fuckme fuckoff fuckyou fuckyou1 fuckyou2 fylhtq g9l2d1fzpy gabriel
gabriela gangsta gateway george gfhjkm ghbdtn gizmo golden golfer google goodluck gundam hahaha hahaha123 hammer hannah happy happy1
hardcore harley heather hello hello1 hello123 helloworld hellokitty hockey homelesspa hottie hunter hunter1 hunter2 i2345678 iceman
icecream iloveu iloveu2 iloveyou iloveyou! iloveyou1 iloveyou2 infinity internet jackson james jasmine jason jasper jennifer jeremy
jessica jessica1 jesus jesus1 jesuschrist johnny john joker jonathan jordan jordan23 jordan1 joseph joshua joshua1 junior justice
justin justin1 karina katherine katie khalid killer killer1 kimberly king kisses kitty klaster knight lakers lalala laura lauren
legend lemonade letmein letmein1 leonardo lifeehack liliana linda linkedin liverpool liverpool1 login logitech lol123 london lorenzo
love love123 loveme loveme1 lovely lover loveyou lucky lucky1 lucky7 maggie manchester manuel marcus maria mariana marie marina
marine mark marlboro marley martin martina master master1 matrix matthew maverick maxwell melissa merlin mercedes metallica mexico
michael michael1 michelle michelle1 mickey midnight miguel million minecraft miranda money money1 monica monika monkey monkey1
monster monster1 morgan mother mountain muffin murphy music mustang mustang1 myspace1 mynoob naruto naruto1 natalia natasha nathan
newyork nicholas nicole nicole1 nikita nintendo nirvana nissan nothing november number1 october oliver onelove orange p455w0rd
p@ssw0rd pa55word pakistan panther parola pass pass123 pass1234 passion passport passw0rd password password! password. password0
password01 password1 password11 password12 password123 password1234 password12345 password2 password3 password7 patricia patrick
peaches peanut pepper pepper1 phoenix pictur1 pikachu pokemon pokemon1 pokemon123 poohbear porsche precious preston prince princess
princess1 purple purple1 pussy q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qq123456
qq18ww899 qqww1122 qwaszx qwe qwe123 qwe123qwe qweasd qweasd123 qweasdzxc qweewq qweqwe qweqweqwe qwer qwer123 qwer1234 qwerasdf
qwert qwert1 qwert123 qwert12345 qwerty qwerty! qwerty0 qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty7 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzuiop rabbit rachel rainbow ranger rangers raiders realmadrid
rebecca red123 redskins redsox reddit richard ricardo robert robert1 rocky rockstar ronaldo rosebud runescape sabrina salvador sakura
samantha sammy samson samsung samsung1 samuel sandra santiago sasuke saturn scooby scooter scorpion sebastian secret secret1 september
sergey sexy shadow shadow1 shannon shelby shithead silver simone skater skyline slayer slipknot smokey snoopy snowball soccer
soccer1 softball sophie spiderman spongebob spongebob1 spencer sparky spider stalker starwars steelers stella stephanie steven
success summer summer1 sunflower sunshine sunshine1 super superman superman1 superstar suzanne sweet sweetheart sweety target123
taylor taylor1 teamo tennis teresa test test1 test12 test123 test1234 testing tester testtest thomas thunder thx1138 tigger tigger1 tiger
tigers time tinkle tinkerbell titanic toyota trinity trustno1 tucker turtle twitter tyler tyler1 undertaker unicorn unknown user
valentina vampire vanessa veronica victor victoria vincent viking virginia vfhbyf vladimir warcraft warrior welcome welcome1
welcome123 westside whatever white wilson william winner winston winter wolf wolverine wxcvbn x4ivygarqr xbox360 xxx xxxxxx xxxxxxxx
yamaha yankees yellow yuantuo2012 zaq12wsx zaq1zaq1 zag12wsx zinch zxc123 zxcasd zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvb
zxczxc zzzzzz
`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

let digests: ReadonlySet<string> | null = null

/** Whether a digest is that of nothing, or of one of the passwords that attackers try first. */
export function isCommonDigest(digest: string): boolean {
  digests ??= new Set(['', ...listed.trim().split(/\s+/)].flatMap((word) => [digestOf(word), digestOf(capital(word))]))
  return digests.has(digest)
}

/** Whether a digest is that of the account's own name or address, as written or in lower case. */
export const isOwnDigest = (digest: string, ...words: readonly string[]): boolean =>
  words.some((word) => [word, word.toLowerCase()].some((text) => digestOf(text) === digest))
