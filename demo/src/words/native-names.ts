/** Names in the script of the region. Most signboards are in English letters. */
export const nativeNames: readonly {
  readonly city: string;
  readonly trade: string;
  readonly name: string;
}[] = [
  { city: 'Bangalore', trade: 'grocery', name: 'ಶ್ರೀ ಗಣೇಶ ಪ್ರಾವಿಷನ್ ಸ್ಟೋರ್' },
  { city: 'Bangalore', trade: 'bookstore', name: 'ನಮ್ಮ ಪುಸ್ತಕ ಮಳಿಗೆ' },
  { city: 'Chennai', trade: 'grocery', name: 'அன்னபூரணி மளிகை' },
  { city: 'Chennai', trade: 'clothing', name: 'மீனாட்சி சேலைகள்' },
  { city: 'Delhi', trade: 'grocery', name: 'गुप्ता किराना भंडार' },
  { city: 'Delhi', trade: 'tailor', name: 'श्याम टेलर्स' },
  { city: 'Jaipur', trade: 'furniture', name: 'मारवाड़ फर्नीचर' },
  { city: 'Mumbai', trade: 'catering', name: 'माऊली केटरर्स' },
  { city: 'Pune', trade: 'bookstore', name: 'अक्षर पुस्तकालय' },
  { city: 'Kolkata', trade: 'bookstore', name: 'বই ঘর' },
  { city: 'Hyderabad', trade: 'grocery', name: 'శ్రీ సాయి కిరాణా' },
  { city: 'Ahmedabad', trade: 'grocery', name: 'અંબિકા અનાજ ભંડાર' },
  { city: 'Kochi', trade: 'bakery', name: 'മലബാർ ബേക്കറി' },
  { city: 'Kozhikode', trade: 'grocery', name: 'ബർക്കത്ത് സ്റ്റോഴ്സ്' },
  { city: 'Thrissur', trade: 'stage-decoration', name: 'പൂരം പന്തൽ' },
  { city: 'Kottayam', trade: 'bookstore', name: 'അക്ഷരം ബുക്സ്' },
];
