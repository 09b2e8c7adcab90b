/**
 * What people and programs write to an office like ours, by hand and after real ones: to measure
 * what the rules against spam keep out of the inbox.
 */
export type Sample = { subject: string; message: string; firstName?: string };

const listed = (rows: [subject: string, message: string, firstName?: string][]): Sample[] =>
  rows.map(([subject, message, firstName]) => ({
    subject,
    message,
    ...(firstName && { firstName }),
  }));

export const honest = listed([
  [
    "Need a place to stay",
    "Me and my two kids are in our car since Tuesday. Is there any room at all? I can come today.",
  ],
  [
    "PLEASE HELP",
    "I LOST MY JOB AND MY LIGHTS ARE GETTING CUT OFF FRIDAY. DO YOU HELP WITH BILLS OR KNOW WHO DOES. THANK YOU AND GOD BLESS",
  ],
  ["food", "what time does the pantry open on saturday"],
  ["Pantry hours", "Your website says 10 but the sign on the door said 9. Which one is right?"],
  [
    "Ayuda con renta",
    "Buenas tardes, me atrasé dos meses con la renta y el dueño me quiere sacar. ¿Ustedes ayudan con eso? No tengo papeles, no sé si importa.",
  ],
  [
    "Comida",
    "Hola, quiero saber si puedo recoger comida para mi vecina que no puede caminar. Gracias.",
  ],
  [
    "Clases de inglés",
    "¿Todavía hay lugar en las clases de inglés de los martes? Somos mi esposo y yo.",
  ],
  [
    "Voluntaria",
    "Me gustaría ayudar los sábados en la despensa. Hablo español e inglés y tengo 17 años, ¿está bien?",
  ],
  [
    "NECESITO AYUDA URGENTE",
    "MI MAMÁ ESTÁ ENFERMA Y NO TENEMOS CALEFACCIÓN. POR FAVOR LLÁMENME HOY AL 773 555 0110",
  ],
  [
    "Pregunta",
    "Mi hijo tiene 9 años y quiere entrar al programa después de la escuela. ¿Cuánto cuesta y qué necesito llevar?",
  ],
  [
    "Gracias",
    "Solo quería dar las gracias. La señora de la despensa nos trató con mucho cariño. Dios los bendiga.",
  ],
  [
    "Donación de muebles",
    "Tengo una mesa, seis sillas y una cama individual en buen estado. ¿Las pueden recoger en Cicero?",
  ],
  [
    "Golf outing",
    "We would like to register a foursome for the golf outing. Can we pay by check? Who do I make it out to?",
  ],
  [
    "Sponsorship",
    "Our bank would like to sponsor the awards evening. Here is our community giving page: https://www.lakesidebank.example/community. Could you send your sponsor levels and your W-9?",
  ],
  [
    "Grant opportunity",
    "The foundation has opened its fall cycle and your housing work fits. Guidelines: https://westsidefund.example/apply and FAQ: https://westsidefund.example/faq. Deadline is November 30. Happy to talk.",
  ],
  [
    "Broken link on your site",
    "The link to the annual report (https://circleurban.example/about/annual-report) opens an empty page on my phone. iPhone 12, Safari.",
  ],
  [
    "Article about you",
    "Nice story in the Voice: https://austinvoice.example/2026/10/circle-garden. There is a video as well https://youtu.be/a1b2c3d4e5f and pictures at https://photos.example/album/77.",
  ],
  [
    "School visit",
    "I teach fifth grade at Spencer. Could 24 students visit the garden in May? Our school: www.spencer-school.example",
  ],
  [
    "Wedding registry donation",
    "Instead of gifts we asked our guests to give to you. Our page is https://www.withjoy.example/ana-and-luis. How will you know which gifts are from our guests?",
  ],
  [
    "Resume",
    "I am applying for the case manager position. My resume is here: https://drive.google.com/file/d/1AbCdEf/view and my LinkedIn is https://www.linkedin.com/in/sample-person",
  ],
  [
    "Is this really you?",
    "Somebody called and asked for my card number in your name and then texted me this: http://circle-gifts.top/pay. I did not click. You should warn people.",
  ],
  [
    "Scam warning",
    "I got an email that says I won a prize from your raffle and to click here: http://winner-claim.xyz/circle. Is this a scam?",
  ],
  [
    "Loan question",
    "A payday loan company called QuickCash wants 400% https://quickcash.example. Do you have somebody who helps people get out of a loan like that?",
  ],
  [
    "Crypto gift",
    "Do you take bitcoin or stock? Our family fund is at Fidelity Charitable and we would like to give before December 31.",
  ],
  [
    "SEO help for free",
    "I work in marketing and do SEO for a living. I grew up on Lotus and would like to volunteer a few hours to help your website show up on Google.",
  ],
  [
    "Website offer",
    "I am a web design student at Malcolm X College and need a real client for my final project, free of charge. My portfolio: https://jaylen.example",
  ],
  [
    "Photos from Saturday",
    "Here are the photos: https://bit.ly/3xAustinGarden. Use whatever you like, no credit needed. The password is tomatoes.",
  ],
  [
    "Volunteering with my team",
    "We are 15 people from an insurance office and have a service day on June 12. What could we do? https://www.insureco.example/service-day",
  ],
  [
    "Court-ordered hours",
    "I need 40 hours of community service by March. Do you sign the form? I have a misdemeanor, nothing violent. I am a good worker.",
  ],
  [
    "A question about my gift",
    "I gave $50 on the 3rd and my statement shows $50 twice. Could you look? Last four digits of the card are 1881.",
  ],
  [
    "Receipt",
    "I lost the receipt for my March donation. Can you email it again? Same address as this one.",
  ],
  [
    "Stop my monthly gift",
    "I retired and need to stop the $25 a month for now. I am sorry. You do wonderful work.",
  ],
  [
    "In memory of my father",
    "My dad lived on Central Avenue for 60 years. Instead of flowers the family would like people to give to you. What should we put in the obituary?",
  ],
  [
    "Stock donation",
    "My broker asks for your DTC number and account number for a transfer of 40 shares. Please send them or have somebody call me.",
  ],
  [
    "Bequest",
    "I am an attorney with a client who would like to name you in her will. Please confirm your legal name and tax ID.",
  ],
  ["job", "are you hiring"],
  ["hi", "call me please 7735550123"],
  [
    "Housing list",
    "How long is the waiting list for a two bedroom? I put my name down in 2024 and heard nothing.",
  ],
  [
    "Mold",
    "There is mold in the bathroom of my unit and my daughter has asthma. I told the manager three times. I have pictures.",
  ],
  [
    "Eviction court Thursday",
    "I have court on Thursday at the Daley Center. Is there a lawyer who can come with me? I never got the first paper.",
  ],
  [
    "Thank you Denise",
    "Denise sat with me for two hours when I had nobody. I am eight months sober today. Please tell her.",
  ],
  [
    "complaint",
    "Your driver blocked my driveway AGAIN this morning. This is the third time. If it happens again I will call the alderman and have it towed.",
  ],
  [
    "ANGRY NEIGHBOR",
    "THE MUSIC ON SATURDAY WAS WAY TOO LOUD. SOME OF US WORK NIGHTS!!! CALL ME!!!",
  ],
  [
    "Lost backpack",
    "My son left a blue Bulls backpack in the gym on Wednesday. It has his inhaler in it.",
  ],
  [
    "Room rental",
    "Can we rent the hall for a baby shower on April 18, about 60 people? How much is it and is there a kitchen?",
  ],
  [
    "Block club",
    "The 500 block of North Lorel would like to meet in your building once a month. We are about 12 people, mostly seniors.",
  ],
  [
    "Interview request",
    "I am a reporter with the Sun-Times working on a story about rent in Austin. Could I talk to somebody before Friday noon? My recent work: https://chicago.example/authors/mc",
  ],
  [
    "Research study",
    "I am a doctoral student at UIC. Our study on food access was approved by the review board. Flyer: https://uic.example/study/flyer.pdf. May we put it up?",
  ],
  [
    "Choir",
    "Our choir of 22 would love to sing at your Christmas dinner, free of course. Here we are: https://www.youtube.com/watch?v=abc123",
  ],
  [
    "Toy drive",
    "We collected about 200 new toys at the dealership. When can we drop them off? We have a truck.",
  ],
  [
    "Computers",
    "We are replacing 30 laptops, three years old, wiped. Would your school program want them? List: https://docs.google.com/spreadsheets/d/xyz",
  ],
  [
    "Partnership",
    "I run a small job training program for returning citizens. I think our people and your people should know each other. https://secondshift.example",
  ],
  [
    "health fair",
    "Hello, can our clinic have a table at the health fair? We do blood pressure and flu shots. Our license and insurance are at https://clinic.example/docs",
  ],
  [
    "Tutoring",
    "I am a retired math teacher and could tutor algebra two afternoons a week. I live four blocks away.",
  ],
  ["Prayer", "Please pray for my brother Marcus, he is in Stroger hospital. Room 512. Thank you."],
  [
    "Question about the arts class",
    "Does my daughter need her own guitar for the class? She is left handed.",
  ],
  ["Bus", "Which bus stops near you? I am coming from Garfield Park with a walker."],
  ["wheelchair", "Is the entrance on Washington wheelchair accessible or do we use the back door?"],
  ["Diapers", "Do you have diapers size 4? I am out and get paid on the 15th."],
  [
    "coats",
    "looking for winter coats kids sizes 6, 8 and 12 boy and a womens xl if possible thank u",
  ],
  [
    "Shower",
    "Is there somewhere I can shower and wash clothes near you. I start a new job monday and don't want to show up like this",
  ],
  [
    "Warming center",
    "Are you open overnight when it is below zero? Asking for a man who sleeps under the Green Line at Laramie.",
  ],
  [
    "My neighbor",
    "An older lady on my floor has no food and her son takes her check. I am afraid to say my name. Who can look in on her?",
  ],
  [
    "Domestic violence",
    "I need to leave tonight. I can't talk on the phone. Please answer by email only, he checks my calls.",
  ],
  [
    "ID",
    "I came home from Danville two weeks ago and have no state ID. Everybody says go get an ID to get an ID. Can you help",
  ],
  ["Tax help", "Do you still do free taxes? My W2 came late and I have the EITC."],
  [
    "SNAP",
    "They cut my Link card from 291 to 23 dollars. I don't understand the letter. Can somebody read it with me?",
  ],
  [
    "link card",
    "my link card is not working at the farmers market. do you take link at your stand",
  ],
  [
    "insulin",
    "I can't afford my insulin until the 1st. Do you know a place that gives it? I have 2 days left.",
  ],
  [
    "Report card",
    "My grandson went from Ds to Bs since he comes to you after school. I am sending you his report card. Thank you thank you.",
  ],
  [
    "mentor",
    "I would like to be a mentor. I was in a gang until I was 20 and have been a carpenter for 11 years. Would that be a problem?",
  ],
  [
    "Background check",
    "I got an email that my background check needs one more thing, but the link does not open. https://checks.example/u/8812. What now?",
  ],
  [
    "Newsletter",
    "Please take me off the newsletter. I clicked unsubscribe twice and still get it.",
  ],
  [
    "Unsubscribe problem",
    "When I click here (https://circleurban.example/unsubscribe) to unsubscribe nothing happens. Limited patience! :)",
  ],
  [
    "Press photo",
    "May we use the garden photo from https://circleurban.example/projects in our ward newsletter? We will credit you.",
  ],
  [
    "Invoice 2231",
    "Attached to our email of last week is invoice 2231 for the boiler. It is 30 days over. Please have accounting call us.",
  ],
  [
    "Boiler inspection",
    "The city inspection is due in March. Our calendar: https://calendly.com/boilerco/visit. Any weekday morning works.",
  ],
  [
    "Quote for the roof",
    "As promised to Mr. Reyes, here is the quote for the roof: https://roofers.example/q/7741. It is good until the end of the month.",
  ],
  [
    "Insurance renewal",
    "Your liability policy ends on July 1. Please fill in the form at https://broker.example/renew/circle and tell us about the new van.",
  ],
  [
    "Fundraiser at our restaurant",
    "We would like to give 15% of a Tuesday evening to you. Our menu: https://tacos.example/menu, our Instagram: https://instagram.com/tacos.example, how others did it: https://tacos.example/give-back.",
  ],
  [
    "Marathon team",
    "I run the Chicago Marathon for you again. My page: https://www.justgiving.example/fundraising/tom-runs. Could you share it?",
  ],
  [
    "GoFundMe",
    "Our neighbor's house burned down on Sunday. Could you share https://gofund.me/abc123 with your people? Four kids, everybody got out.",
  ],
  [
    "Petition",
    "We want a stop sign at Lotus and Race. Please sign and share: https://www.change.org/p/stop-sign-lotus-race",
  ],
  [
    "Zoom link",
    "For Thursday's board meeting: https://us02web.zoom.us/j/8123456789?pwd=abc. Passcode garden. Agenda https://docs.google.com/document/d/qwe. Minutes https://docs.google.com/document/d/rty. Budget https://docs.google.com/spreadsheets/d/uio.",
  ],
  [
    "Ward night",
    "Links for your newsletter: https://ward29.example/permits https://ward29.example/tree-trimming https://ward29.example/shred-day and the survey https://forms.gle/abc",
  ],
  [
    "Pożyczka i mieszkanie",
    "Dzień dobry, szukam mieszkania dla mamy, ma 78 lat i mówi tylko po polsku. Czy ktoś u Państwa mówi po polsku?",
  ],
  [
    "Допомога",
    "Доброго дня. Ми приїхали з Харкова, нас троє. Шукаємо житло і курси англійської. Чи можете допомогти?",
  ],
  [
    "Запис на курси",
    "Добрий день, я заповнила форму https://forms.gle/xyz на курси англійської, але відповіді немає. Дякую, Оксана.",
  ],
  ["帮助", "您好，我母亲住在附近，不会说英语。请问你们有中文的服务吗？谢谢。"],
  [
    "Aide pour une famille",
    "Bonjour, nous sommes arrivés du Congo il y a deux mois. Avez-vous des cours d'anglais le soir ? Merci beaucoup.",
  ],
  [
    "Casino night",
    "For our casino night fundraiser we need a room for 120 people. Last year we raised $8,000 for the pantry. Pictures: https://rotary.example/casino-night",
  ],
  [
    "Gambling",
    "My husband gambles online and we lost the rent to a casino on his phone. Is there a group that meets at your place?",
  ],
  [
    "Investment club",
    "Our seniors' investment club has $1,200 left over and voted to give it to you. Who should the check be made out to?",
  ],
  [
    "Weight loss group",
    "Do you have a room for our weight loss group on Mondays? TOPS chapter 412, about ten women. https://tops.example/412",
  ],
  [
    "Massage",
    "I am a licensed massage therapist and would like to offer free chair massages to your staff at Christmas. www.calmhands.example",
  ],
  [
    "Dating violence talk",
    "We give a free talk for teens about dating and respect. Could we do it at your youth night? https://safelove.example/talk",
  ],
  [
    "Pharmacy",
    "My pharmacy says the discount card you gave out is expired. It is for my blood pressure pills. Where can I get the new one?",
  ],
  [
    "Credit",
    "A credit repair place wants $900 to fix my credit and says guaranteed. Is that real? Do you have a class?",
  ],
  [
    "Work from home",
    "I saw your job fair flyer. Are there work from home jobs? I take care of my mother and can't leave her long.",
  ],
  [
    "Google listing",
    "Google says you are permanently closed! Here: https://maps.app.goo.gl/abc123. You can claim the listing and fix it.",
  ],
  [
    "Your domain",
    "Hi, I am the volunteer who set up the old website in 2015. The domain circle-austin.example is still in my name and expires soon. Do you want it?",
  ],
  [
    "long story",
    "I have never written to a place like this before so forgive me if it is too long. I worked at the candy plant for nineteen years until it closed. After that I drove for a cab company, and then my eyes got bad. My wife passed in the spring. The house is paid for but the taxes are four years behind and I got a paper that says it was sold to somebody in a tax sale and I have until August to pay it all back. I don't have family here. I am not asking for money. I would like to know if there is somebody honest I can show the papers to, because people keep calling me and offering to buy the house and they all sound very friendly. I can come any day by bus.",
  ],
  [
    "A poem",
    "I wrote this for the garden:\nRoots under Washington,\nrain on the fence,\nsomebody's grandmother\ncounting tomatoes.\nYou can print it if you want.",
  ],
  [
    "Recipe",
    "You asked for the greens recipe from the dinner: https://cooking.example/greens but I use smoked turkey and more vinegar.",
  ],
  ["Basketball", "whats the age for open gym. can i bring my cousin hes 19"],
  [
    "Summer camp",
    "Does the camp take kids with autism? He is 8, gentle, and runs when it is loud. I can send his plan: https://share.example/iep-summary",
  ],
  [
    "Van",
    "Your van nearly hit me at Central and Madison at 8:10 today. Plate ends in 442. I am fine, but talk to your driver.",
  ],
  [
    "Noise study",
    "City crews will close the alley from May 4 to 6. Map: https://chicago.gov/alley/4411. Please move your dumpsters.",
  ],
  [
    "Board",
    "A friend says you look for board members with accounting experience. I am a CPA, 20 years, mostly nonprofits. https://www.linkedin.com/in/cpa-sample",
  ],
  [
    "Follow up",
    "I wrote last Monday about the intake and nobody answered. My number is still 773-555-0144. I can take calls after 3.",
  ],
  ["test", "Just testing the form for Pastor Ruth, please ignore this message."],
  ["Hello", "Hello hello, is this the right place to ask about the community garden plots?"],
  [
    "Funeral",
    "We can't pay for my nephew's funeral. He was 22. The home wants $6,800. Is there anything you can do or anybody you know? https://funeralhome.example/obituary/sample",
  ],
  [
    "Free tickets",
    "The theater has 40 free tickets for your families, March 8 at 2 pm. Offer ends Friday because the seats go back on sale. Reserve at https://theater.example/partners/circle",
  ],
  [
    "Matching gift",
    "Our company matches gifts. Please register at https://benevity.example/causes/register and click here to confirm your tax ID: https://benevity.example/confirm. It takes 5 minutes.",
  ],
  [
    "Student project",
    "I study web design and SEO at Harold Washington and could improve your website for free, as practice. My work so far: https://mina-builds.example",
  ],
  [
    "Do you take crypto?",
    "My grandson wants to give crypto, bitcoin I think. He uses https://givecrypto.example. Can you take that or should he sell it first?",
  ],
  [
    "A few slots left",
    "Our casino night for the pantry has a few slots left for volunteers, with a bonus raffle for helpers. Sign up: https://rotary.example/helpers",
  ],
  [
    "Refill",
    "The pharmacy says no prescription is on file since the clinic moved. They sent me this: https://clinic.example/refill. Click here, click there. Can a person help me?",
  ],
]);

export const spam = listed([
  [
    "Boost your ranking",
    "Hi, I checked your website and you are not on the first page of Google. We offer white hat SEO services with high quality backlinks from $99. See packages: https://rank-boosters.example/packages",
  ],
  [
    "Guest post",
    "Hello, do you accept guest posts? We pay $50 for each article with a dofollow link to our client. See samples at https://outreach-pros.example",
  ],
  [
    "Link exchange",
    "I would like to buy a link insertion in your existing article. What is the price for a dofollow link? https://linkdeals.example",
  ],
  [
    "Website traffic",
    "Get 10,000 targeted visitors to your website for $49. Increase your traffic today! https://traffic-kings.example/order",
  ],
  [
    "Question about your website",
    "Your domain authority is low. We can increase your traffic and rank higher on Google in 30 days, money back guarantee. https://da-lift.example",
  ],
  [
    "Re: SEO proposal",
    "We found 37 errors on your website. Our SEO experts will fix them and build backlinks. Free audit: www.audit-seo.example",
  ],
  [
    "Explainer video",
    "We make explainer videos that boost your sales. Prices start at $59, limited time offer. Watch: https://vidmakers.example/demo",
  ],
  [
    "online casino",
    "Best online casino bonus 2026, free spins with no deposit! Play now https://lucky-spins.bet/bonus",
  ],
  ["Slots", "slot gacor online casino terpercaya, free spins setiap hari https://slotgacor88.xyz"],
  [
    "Win big",
    "Sports betting tips with 98% accuracy. Join now and get your casino bonus: https://t.me/sure_bets_vip",
  ],
  [
    "Bitcoin",
    "Make $5,000 a day with our bitcoin trading robot. Guaranteed profit! Start here: https://crypto-robot.top/start",
  ],
  [
    "Crypto investment",
    "Our crypto trading platform doubles your investment in 7 days. Passive income from home. https://btc-double.online",
  ],
  [
    "Recover your funds",
    "I lost 3 BTC to a scam and this hacker got my bitcoin back. Contact the crypto recovery expert on WhatsApp: https://wa.me/15550100",
  ],
  [
    "Forex",
    "Forex signals with guaranteed profit. Earn money online, no experience needed https://fx-signals.click/join",
  ],
  [
    "Cheap meds",
    "Buy viagra and cialis online without prescription, cheap price, discreet shipping https://rx-cheap.shop",
  ],
  [
    "pharmacy",
    "Online pharmacy no prescription: tramadol, xanax, ambien. Order now https://pills4u.top",
  ],
  [
    "Lose weight fast",
    "Burn fat with keto gummies! Lose weight without exercise. Click here: https://keto-gum.shop/offer",
  ],
  ["Dating", "Hot singles in your area want to meet tonight. Click here https://meet-hot.click"],
  [
    "hello dear",
    "hello dear i am lonely girl looking for man, my sexy photos are here https://sexy-pics.live/anna",
  ],
  ["Adult", "Free porn videos and sex cams, join now https://camz.xyz"],
  [
    "Business loan",
    "Get a business loan up to $500,000 with no credit check. Apply now: https://fast-loans.online/apply",
  ],
  [
    "Funding approved",
    "Your business is pre-approved for funding. No credit check, money in 24 hours. Apply now https://fund-biz.click",
  ],
  [
    "MCA",
    "Cash advance for your business, low rates, no collateral, limited time offer: https://cashadv.shop",
  ],
  [
    "Replica watches",
    "Best replica watches and designer bags, 80% off, free shipping! https://replica-lux.shop",
  ],
  ["Ray-Ban SALE", "Ray Ban sunglasses 90% off today only. Buy now https://rb-outlet.top"],
  [
    "<a href>",
    'Great post! <a href="https://cheap-shoes.example">cheap shoes online</a> keep it up',
  ],
  [
    "nice site",
    "I really like your site [url=https://essay-help.example]write my essay[/url] thank you for sharing",
  ],
  [
    "essay",
    "Need help with homework? [url=http://essays.example]essay writing service[/url] [url=http://papers.example]buy term papers[/url]",
  ],
  ["Hi", "<a href='http://pills.example'>pills</a>"],
  ["bbcode", "[link=http://games.example]free games[/link]"],
  ["Wow", "Interesting article. [URL=https://vpn-deals.example]Best VPN[/URL]"],
  [
    "Casino <a>",
    '<A HREF="http://casino.example">casino</A> <a href="http://poker.example">poker</a>',
  ],
  [
    "Продвижение сайтов",
    "Продвижение сайтов в топ Google, прогон по базам, ссылки дешево: https://seo-progon.ru",
  ],
  [
    "База email",
    "Рассылка по контактным формам, базы email адресов. Подробности https://rassylka.ru",
  ],
  ["Казино", "Лучшее онлайн казино, бонус 5000 рублей за регистрацию https://kazino-vulkan.ru"],
  ["Займы", "Займ без отказа на карту онлайн за 5 минут https://zaim-online.ru"],
  ["Работа", "Заработок в интернете от 5000 рублей в день, без вложений https://t.me/zarabotok"],
  ["Прогон", "Прогон хрумером, ссылки на ваш сайт, заработок. https://xrum.ru"],
  ["网站推广", "网站推广 SEO 排名 https://seo-cn.top 加微信"],
  [
    "Made in China",
    "Dear sir, we are manufacturer of LED lights, factory price, MOQ 100 pcs. Catalog: https://led-factory.example . Best price for you, fast shipping.",
  ],
  [
    "Factory direct",
    "We are a leading factory of custom packaging boxes. Factory price and fast shipping. https://boxes-cn.shop",
  ],
  ["Masks", "Wholesale disposable masks, factory price, ship to USA. https://mask-cn.shop"],
  [
    "Mobile app",
    "We develop mobile apps and websites at affordable price. Outsource your web development to India. Portfolio https://appdevs.example/portfolio",
  ],
  [
    "Web design services",
    "Your website looks outdated. We redesign websites at an affordable price and improve your Google ranking. https://redesign.example",
  ],
  [
    "Virtual assistant",
    "Outsource your admin work to our virtual assistants from $4 an hour, free trial. https://va-hub.example/free-trial",
  ],
  [
    "Email list",
    "Would you be interested in an email list of nonprofit decision makers? We provide verified leads, affordable price. https://leads-db.example",
  ],
  [
    "Leads",
    "We generate qualified leads for your business. Book a call now: https://leadgen.click",
  ],
  [
    "AI chatbot",
    "Increase conversions with our AI chatbot. Free trial, limited time offer! https://botify-me.shop",
  ],
  [
    "Contact form marketing",
    "You received this message through your contact form - and so can your customers! We send your ad to 1 million contact forms for $99. https://formblast.example",
  ],
  [
    "Your ad on a million sites",
    "We will send your ad to millions of contact forms. Affordable price. https://blastads.click",
  ],
  [
    "Unclaimed package",
    "Your package could not be delivered. Pay the fee of $1.99: https://usps-redeliver.top/pay click here now",
  ],
  [
    "Mailbox full",
    "Your mailbox is almost full. Verify your account now or it will be suspended: https://mail-verify.click/login",
  ],
  [
    "Domain expiry",
    "Your domain expires today. Final notice! Renew now to avoid suspension: https://domain-renewal.top",
  ],
  [
    "FINAL NOTICE",
    "FINAL NOTICE: your search engine registration expires. Act now https://dn-notice.click",
  ],
  [
    "Copyright violation",
    "You are using my images without permission. See the proof here and delete them now or I will sue: https://storage-files.click/images/evidence",
  ],
  [
    "You won",
    "Congratulations! You have won an iPhone 17. Claim your prize now: https://prize-claim.top",
  ],
  [
    "Gift card",
    "You have been selected for a $500 gift card. Claim your prize, act now https://giftz.click",
  ],
  [
    "Inheritance",
    "I am barrister James. A client with your last name died and left 12.5 million dollars. Contact me for the transfer of the fund at barrister@legal.example",
  ],
  [
    "Business proposal",
    "I am the widow of a late oil minister and want to give 20 million dollars to a charity like yours. Reply with your bank details.",
  ],
  [
    "Hello",
    "Buy followers and likes for Instagram, cheap price, instant delivery https://likes4u.shop",
  ],
  [
    "Instagram",
    "Grow your Instagram! 5,000 followers for $29, money back guarantee. https://gram-grow.click",
  ],
  [
    "Google reviews",
    "Buy 5-star Google reviews for your business. Cheap price. https://5stars.shop",
  ],
  [
    "Remove bad reviews",
    "We remove bad reviews and improve your Google ranking. Book a call now https://rep-fix.click",
  ],
  [
    "Solar",
    "Homeowners in your area qualify for free solar panels. See if you qualify, limited time offer: https://solar-now.click",
  ],
  ["Roof", "Storm season special on roofs, 50% off today only, buy now https://roof-sale.shop"],
  [
    "Health insurance",
    "Affordable health insurance from $1 a day, click here to see if you qualify https://ins-quote.click",
  ],
  ["CBD", "CBD oil and gummies 70% off, buy now, free shipping https://cbd-leaf.shop"],
  ["vape", "Disposable vape wholesale, factory price, order now https://vapes.top"],
  ["THC", "Buy weed online discreet shipping telegram https://t.me/weedshop"],
  [
    "Hacker",
    "Hire a hacker to spy on your spouse phone, whatsapp and facebook. Guaranteed results https://hackers.click",
  ],
  [
    "Fake documents",
    "Buy real passport, driver license and diploma online. Discreet shipping. https://docs-fast.top",
  ],
  [
    "Work from home",
    "Earn money online! $900 a day from home, no experience needed. Join now https://easy-job.click",
  ],
  [
    "Passive income",
    "This one trick gives me passive income of $10,000 a month. Click here https://mlm-secret.online",
  ],
  [
    "links",
    "https://a1.example https://a2.example https://a3.example https://a4.example https://a5.example https://a6.example",
  ],
  [
    "best sites",
    "Check https://b1.example/x, https://b2.example/x, https://b3.example/x, https://b4.example/x, https://b5.example/x for the best deals",
  ],
  [
    "hi",
    "thanks for the nice information on this page, i will come back",
    "Check https://spammy.example now",
  ],
  ["question", "How are you today my friend?", "www.cheap-flights.example"],
  ["qwerty", "asdfgh https://qwe.example", "http://bonus.example"],
  [
    "Eric here",
    "My name is Eric and I just found your site. What if your visitors could talk to you in seconds? Talk With Web Visitor does it. Try it free: https://talkwithwebvisitor.example. If you'd like to unsubscribe click here https://talkwithwebvisitor.example/u?site=circle",
  ],
  [
    "Quick question",
    "Would you like more customers? Book a call now and get a free trial: https://growth-hq.example . To unsubscribe click here: https://growth-hq.example/optout",
  ],
  [
    "Partnership opportunity",
    "We place sponsored posts on high authority blogs. Would you publish a sponsored post with a dofollow link? https://blognet.example",
  ],
]);
