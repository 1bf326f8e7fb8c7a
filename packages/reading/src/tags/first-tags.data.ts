type FirstTag = {
  id: string;
  zh: string;
  en: string;
  /** Concept whose drawing stands for the tag. */
  concept: string;
  /** Trades of the lexicon the tag gathers, the most asked-for first. */
  industries: readonly string[];
};

function tag(id: string, zh: string, en: string, concept: string, industries: string): FirstTag {
  return { id, zh, en, concept, industries: industries.split(' ') };
}

/** The first choice of the flow: broad fields a shop owner recognises at once. */
export const FIRST_TAGS: readonly FirstTag[] = [
  tag('food', '餐饮美食', 'Restaurants', 'fork-knife', 'restaurant chinese-restaurant hot-pot barbecue noodle-shop sushi seafood fast-food western-food vegetarian'),
  tag('drinks', '茶饮咖啡', 'Tea & coffee', 'coffee', 'coffee-shop teahouse milk-tea juice-bar dairy water-brand'),
  tag('bakery', '烘焙甜品', 'Bakery & sweets', 'croissant', 'bakery cake-shop ice-cream candy chocolate gluten-free-bakery'),
  tag('alcohol', '酒水酒吧', 'Wine & bars', 'wine', 'liquor winery craft-beer bar'),
  tag('fresh', '生鲜果蔬', 'Fresh produce', 'vegetable-basket', 'fruit-shop grocery butcher eggs-and-poultry nuts rice-and-grain honey condiments'),
  tag('fashion', '服装服饰', 'Fashion', 'dress', 'clothing suits hanfu wedding-dress lingerie textiles hats'),
  tag('shoes-bags', '鞋包皮具', 'Shoes & bags', 'handbag', 'shoes bags'),
  tag('jewelry', '珠宝配饰', 'Jewellery', 'gem', 'jewelry watches eyewear antiques'),
  tag('beauty', '美容美妆', 'Beauty', 'lipstick', 'beauty-salon cosmetics nails-and-lashes perfume scented-candles soap tattoo'),
  tag('hair', '美发造型', 'Hair', 'scissors', 'hair-salon barber'),
  tag('wellness', '养生康体', 'Wellness', 'lotus', 'massage-spa chinese-medicine yoga hot-spring nutrition'),
  tag('medical', '医疗健康', 'Health care', 'stethoscope', 'clinic dental pharmacy biotech psychology rehabilitation elderly-care hearing'),
  tag('mother-baby', '母婴亲子', 'Mother & baby', 'baby', 'mother-and-baby baby-clothing maternity-care toys kindergarten'),
  tag('education', '教育培训', 'Education', 'graduation-cap', 'education kids-education kids-english language-school kids-coding art-school music-school dance calligraphy study-abroad cooking-school'),
  tag('pets', '宠物', 'Pets', 'paw', 'pet-shop pet-hospital pet-grooming dog-training animal-rescue'),
  tag('sport', '运动健身', 'Sport & fitness', 'dumbbell', 'gym sports-training running football basketball badminton tennis ping-pong swimming martial-arts golf skate billiards'),
  tag('home', '家居家纺', 'Home & living', 'sofa', 'home-goods furniture bedding lighting ceramics kitchenware appliances'),
  tag('building', '建筑装修', 'Building & interiors', 'house', 'renovation construction interior-design architecture building-materials hardware-store landscaping'),
  tag('real-estate', '房产物业', 'Real estate', 'real-estate', 'real-estate rental'),
  tag('travel', '旅游酒店', 'Travel & hotels', 'luggage', 'travel-agency homestay hotel camping outdoor surf diving ski'),
  tag('cars', '汽车交通', 'Cars & transport', 'car', 'car-dealer used-cars auto-repair car-wash electric-cars car-charging car-rental driving-school motorcycles bicycles taxi'),
  tag('logistics', '物流贸易', 'Logistics & trade', 'delivery', 'logistics cross-border express-errands moving packaging ships'),
  tag('technology', '科技互联网', 'Technology', 'chip', 'software artificial-intelligence big-data cyber-security chips telecom smart-home robotics drones aerospace'),
  tag('games', '游戏娱乐', 'Games & fun', 'game-controller', 'game-studio esports board-games escape-room amusement-park karaoke magic'),
  tag('media', '文化传媒', 'Media & culture', 'clapperboard', 'cinema photography music podcast live-streaming news-media writing theatre art-gallery bookstore printing'),
  tag('finance', '金融财税', 'Finance', 'growth-chart', 'finance accounting insurance bank fintech'),
  tag('business', '商务服务', 'Business services', 'briefcase', 'law-firm consulting marketing design-studio hr startup security call-center'),
  tag('life-service', '生活服务', 'Everyday services', 'broom', 'cleaning laundry repair plumbing electrician locksmith'),
  tag('wedding', '婚庆礼品', 'Weddings & gifts', 'ring', 'wedding wedding-photography flower-shop event-planning gifts matchmaking'),
  tag('shops', '电商零售', 'Shops & e-commerce', 'shop', 'e-commerce mall grocery stationery second-hand phones crafts'),
  tag('farming', '农林牧渔', 'Farming', 'wheat', 'farm farm-stay livestock aquaculture forestry seeds-fertiliser plants'),
  tag('industry', '工业制造', 'Industry & energy', 'gear', 'manufacturing metal chemistry plastics mining oil-and-gas new-energy solar environment water-treatment trucks-machinery'),
]; // prettier-ignore
