/**
 * What is paid for again and again without being a subscription: a flat, a gym, gas. To end it is a danger; that it
 * has ended ("Alquiler de taquilla finalizado") says nothing about the subscription a person wants to leave.
 */
export const RENTED =
  "lease | tenancy | rent | rental agreement | gas supply | electricity supply | energy supply | water supply | supply | isa | pension | savings account | loan | gym contract | " +
  "fitnessstudio | miete | leasing | bausparer | depot | stromlieferung | gaslieferung | " +
  "bail | location | salle de sport | la salle | livret | fourniture | mon électricité | mon gaz | crédit | " +
  "alquiler | gimnasio | suministro | préstamo | arrendamiento | la luz | el gas | " +
  "aluguel | arrendamento | academia | ginásio | minha caixa | a minha caixa | consórcio | empréstimo | " +
  "affitto | *'affitto | palestra | la mia box | finanziamento | prestito | leasing | " +
  "huur | huurcontract | sportschool | energiecontract | lening | lease | " +
  "ジム | 賃貸 | 電気 | ガス | 教室 | スクール | ローン | " +
  "siłownia | siłowni | najem | najmu | kredyt | polisa | polisę | " +
  "gym | gymmet | hyra | hyran | hyresavtal* | lån | elavtal* | ";
