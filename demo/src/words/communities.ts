import { entries } from './entries';

/** Names that go together: first names, surnames, and auspicious names that families give their shops. */
export interface Community {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
  readonly blessed: readonly string[];
}

const community = (men: string, women: string, surnames: string, blessed: string): Community => ({
  men: entries(men),
  women: entries(women),
  surnames: entries(surnames),
  blessed: entries(blessed),
});

export const kannada = community(
  `Manjunath; Raghavendra; Prakash; Basavaraj; Girish; Naveen; Chandrashekar; Mahesh; Vinay; Harish;
   Shivakumar; Nagaraj; Srinivas; Ravikiran`,
  `Sudha; Roopa; Shobha; Sowmya; Vidya; Asha; Pallavi; Nandini; Bhavana; Chaitra; Suma; Savitha`,
  `Gowda; Rao; Hegde; Shetty; Murthy; Bhat; Kulkarni; Naik; Kamath; Acharya; Urs; Hiremath`,
  `Sri Manjunatha; Sri Lakshmi; Sri Raghavendra; Sri Ganesha; Chamundeshwari; Basaveshwara; Annapoorneshwari;
   Sri Krishna; Sri Banashankari; Sri Mahadeshwara`,
);

export const tamil = community(
  `Senthil; Murugan; Karthik; Saravanan; Balaji; Arun; Prabhu; Kumaravel; Selvam; Ganesan; Dinesh; Ilango`,
  `Meenakshi; Revathi; Kalaivani; Priya; Gayathri; Selvi; Malathi; Uma; Kavitha; Thenmozhi; Vasanthi`,
  `Subramanian; Raman; Natarajan; Krishnan; Chettiar; Mudaliar; Sundaram; Rajan; Pandian; Iyer; Velu; Shanmugam`,
  `Sri Murugan; Sri Meenakshi; Sri Vinayaga; Sri Balaji; Annapoorani; Kamatchi Amman; Sri Andal; Sri Velmurugan;
   Sri Mahalakshmi; Thirumalai`,
);

export const telugu = community(
  `Venkatesh; Srinivas; Ravi; Naresh; Kiran; Rambabu; Sai Kumar; Anil; Satish; Chandra Sekhar; Praveen; Mahender`,
  `Padma; Swathi; Lavanya; Sirisha; Madhavi; Anitha; Sunitha; Jyothi; Haritha; Bhargavi; Vijaya`,
  `Reddy; Rao; Chowdary; Naidu; Varma; Goud; Yadav; Sastry; Raju; Prasad; Gupta`,
  `Sri Venkateswara; Sri Sai; Tirumala; Sri Balaji; Sri Vasavi; Annapurna; Sri Rama; Sri Lakshmi Narasimha;
   Kanaka Durga`,
);

export const deccani = community(
  `Imran; Salman; Mohammed Irfan; Syed Akbar; Khaja; Abdul Rahim; Zubair; Nadeem; Asif; Mir Osman`,
  `Ayesha; Sana; Rizwana; Nazneen; Farheen; Shabana; Zainab; Asma`,
  `Khan; Hussain; Ahmed; Qureshi; Siddiqui; Ansari; Shaikh; Pasha`,
  `Noor; Al-Ameen; Barakah; Madina; Zam Zam; Bismillah; Rehmat`,
);

export const marathi = community(
  `Sachin; Nilesh; Mahesh; Vishwas; Ajit; Prasad; Sandeep; Milind; Ganesh; Yogesh; Amol; Shrikant`,
  `Snehal; Vaishali; Manisha; Ashwini; Madhuri; Sayali; Rupali; Medha; Swapnali; Anagha`,
  `Joshi; Kulkarni; Deshpande; Patil; Shinde; Pawar; Jadhav; Gokhale; Kadam; Sawant; Chavan; Bhosale`,
  `Shree Ganesh; Siddhivinayak; Shree Samarth; Mauli; Ambika; Shree Datta; Tulja Bhavani; Shree Krupa; Morya`,
);

export const gujarati = community(
  `Jignesh; Hitesh; Bharat; Nilay; Paresh; Chirag; Mukesh; Dhaval; Kalpesh; Ketan; Bhavesh; Viral`,
  `Hetal; Komal; Jalpa; Bhumika; Nisha; Ila; Falguni; Darshana; Kinjal; Rekha`,
  `Patel; Shah; Mehta; Desai; Parikh; Thakkar; Soni; Panchal; Trivedi; Vyas; Modi; Gandhi`,
  `Shree Ambica; Jalaram; Umiya; Shreeji; Shree Khodiyar; Dwarkesh; Gayatri; Shree Hari; Bahuchar`,
);

export const hindi = community(
  `Rajesh; Sanjay; Manoj; Vivek; Amit; Deepak; Pankaj; Alok; Sunil; Rakesh; Vikas; Naveen`,
  `Sunita; Pooja; Neha; Ritu; Anjali; Rekha; Kiran; Shweta; Preeti; Archana; Meenu`,
  `Gupta; Sharma; Agarwal; Verma; Mishra; Saxena; Jain; Goel; Bansal; Tiwari; Srivastava; Mittal`,
  `Shri Ram; Jai Mata Di; Shiv Shakti; Om Sai; Balaji; Laxmi Narayan; Radhe Krishna; Annapurna; Durga; Ganpati`,
);

export const punjabi = community(
  `Harpreet; Gurmeet; Jaspal; Rajinder; Manpreet; Inderjeet; Kuldeep; Amarjeet; Tejinder`,
  `Simran; Harleen; Navneet; Gurleen; Jasmeet; Kulwinder; Parminder`,
  `Singh; Kohli; Bedi; Arora; Khurana; Chadha; Ahuja; Sethi; Malhotra; Bhatia`,
  `Satnam; Guru Kripa; Waheguru; Nanak; Baba Deep; Sat Kartar`,
);

export const marwari = community(
  `Mahaveer; Gopal; Suresh; Ashok; Pradeep; Kailash; Bhanwar Lal; Dinesh; Om Prakash; Lokesh; Rohit`,
  `Kanta; Sarita; Usha; Manju; Khushboo; Monika; Vandana; Nidhi; Garima`,
  `Jain; Agarwal; Maheshwari; Khandelwal; Sharma; Mathur; Rathore; Shekhawat; Soni; Kothari; Bothra; Lodha`,
  `Shri Shyam; Mahaveer; Khatu Shyam; Govind Dev; Shri Salasar; Rani Sati; Laxmi; Karni; Shrinath`,
);

export const bengali = community(
  `Subrata; Abhijit; Sourav; Partha; Tapas; Debashis; Anirban; Kaushik; Biswajit; Prosenjit; Arindam; Somnath`,
  `Moumita; Sharmila; Piyali; Rupa; Tanusree; Debjani; Sutapa; Ananya; Madhumita; Paromita`,
  `Das; Ghosh; Banerjee; Mukherjee; Saha; Dutta; Roy; Sen; Pal; Mondal; Chatterjee; Bose`,
  `Maa Tara; Annapurna; Maa Laxmi; Dakshineswari; Loknath; Jagannath; Maa Sarada; Shree Durga; Kamala`,
);

export const malayaliHindu = community(
  `Rajeev; Anil Kumar; Suresh; Biju; Sreekumar; Vinod; Unnikrishnan; Sajeev; Pradeep; Jayan; Manoj; Santhosh`,
  `Lekha; Sindhu; Bindu; Remya; Deepa; Sreeja; Radhika; Jayasree; Athira; Reshmi; Sandhya; Devika`,
  `Nair; Menon; Pillai; Kurup; Varma; Warrier; Panicker; Nambiar; Kartha; Namboothiri; Ezhuthachan`,
  `Sree Krishna; Guruvayoorappan; Sree Padmanabha; Bhagavathi; Sree Ayyappa; Vadakkunnathan; Devi; Sree Mahadeva;
   Thiruvonam`,
);

export const malayaliChristian = community(
  `Joby; Saji; Shaji; Tomy; Jose; Binoy; Roy; Siby; Antony; Jacob; Alex; Benny`,
  `Anu; Sherin; Jessy; Lissy; Mini; Tessy; Rosamma; Annamma; Jincy; Merin`,
  `Varghese; Thomas; Kurian; Mathew; Chacko; Philip; Joseph; Cherian; Paul; Ittoop; Abraham; George`,
  `St. Antony; Bethel; Grace; Little Flower; St. George; Rosary; Carmel; Emmanuel`,
);

export const malayaliMuslim = community(
  `Rasheed; Shihab; Nishad; Ashraf; Faisal; Basheer; Shameer; Muneer; Haneefa; Noushad; Jaleel`,
  `Fathima; Shahana; Rubeena; Jaseela; Nasreen; Sajna; Thasni; Haseena`,
  `Koya; Kutty; Haji; Moideen; Thangal; Rahman; Kunju; Ibrahim; Hameed; Musthafa`,
  `Barakath; Al-Ameen; Noor; Madeena; Hidaya; Salsabeel; Zamzam; Rahmath; Falah`,
);
