/** Generated from the blocks by bin/content-types.mjs: GET /hvac-blocks/v1/content, version 2.0.0. */

/** A file of the media library. */
export interface Media {
	id: number;
	url: string;
	alt: string;
	width: number;
	height: number;
	mime: string;
	srcset: string;
	sizes: string;
}

/** What blocks have that support it. */
export interface Looks {
	align?: string;
	anchor?: string;
	backgroundColor?: string;
	borderColor?: string;
	className?: string;
	fontFamily?: string;
	fontSize?: string;
	gradient?: string;
	layout?: Record< string, unknown >;
	style?: Record< string, unknown >;
	textColor?: string;
}

export interface BlockOf< Name extends string, Attributes, Files extends string > {
	name: Name;
	attributes: Attributes;
	innerBlocks: ContentBlock[];
	/** By attribute; null where the file is gone. */
	mediaData: { [ File in Files ]?: Media | null };
	originalContent: string;
}

/** A block of WordPress: its attributes are those of WordPress' version. */
export type CoreBlock = Omit< BlockOf< `core/${ string }`, Record< string, unknown >, never >, 'mediaData' > & {
	mediaData: Record< string, Media | null | Array< Media | null > >;
};

export interface AbControlAttributes extends Looks {
}

/** Control */
export type AbControlBlock = BlockOf< 'hvac-blocks/ab-control', AbControlAttributes, never >;

export interface AbPlacementAttributes extends Looks {
	vwo_placement: string;
	vwo_asset_name: string;
}

/** A/B test placement */
export type AbPlacementBlock = BlockOf< 'hvac-blocks/ab-placement', AbPlacementAttributes, never >;

export interface AbVariantAttributes extends Looks {
}

/** Variant */
export type AbVariantBlock = BlockOf< 'hvac-blocks/ab-variant', AbVariantAttributes, never >;

export interface AppVideoLinkAttributes extends Looks {
	text?: string;
	url: string;
	picture?: Record< string, unknown >;
}

/** App video link */
export type AppVideoLinkBlock = BlockOf< 'hvac-blocks/app-video-link', AppVideoLinkAttributes, 'picture' >;

export interface AwardBannerAttributes extends Looks {
	selectedAward: 'awardV1' | 'awardV2' | 'awardV3';
	awardText?: string;
	awardDetailsText?: string;
	awardDetailsLink: string;
	awardDetailsSup: string;
	image?: Record< string, unknown >;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Award banner */
export type AwardBannerBlock = BlockOf< 'hvac-blocks/award-banner', AwardBannerAttributes, 'image' >;

export interface BreadcrumbsAttributes extends Looks {
	breadcrumbsData?: unknown[] | string | Record< string, unknown >;
	crumbs_alignment: 'left' | 'center' | 'right';
}

/** Breadcrumbs */
export type BreadcrumbsBlock = BlockOf< 'hvac-blocks/breadcrumbs', BreadcrumbsAttributes, never >;

export interface CampaignBannerAttributes extends Looks {
	text?: string;
	anchorLink: string;
	details?: string;
	terms?: string;
	buttonLabel?: string;
	buttonLink: string;
	buttonText?: string;
	rebate: number;
	months: number;
	image?: Record< string, unknown >;
	english: boolean;
	spanish: boolean;
	french: boolean;
	modal: boolean;
	openOnce: boolean;
	level: 2 | 3 | 4;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Campaign banner */
export type CampaignBannerBlock = BlockOf< 'hvac-blocks/campaign-banner', CampaignBannerAttributes, 'image' >;

export interface CertificateAttributes extends Looks {
	certificate: '' | 'circulating-fan' | 'gas-furnace' | 'heat-pump' | 'packaged' | 'split-air-conditioner' | 'split-heat-pump';
	title?: string;
	installedFrom: string;
	installedUntil: string;
	pdf?: Record< string, unknown > | number;
	buttonText?: string;
	question?: string;
	explanation?: string;
	level?: number;
}

/** Certificate */
export type CertificateBlock = BlockOf< 'hvac-blocks/certificate', CertificateAttributes, 'pdf' >;

export interface CloseableBannerAttributes extends Looks {
	text?: string;
	buttonLabel?: string;
	buttonLink: string;
}

/** Closeable banner */
export type CloseableBannerBlock = BlockOf< 'hvac-blocks/closeable-banner', CloseableBannerAttributes, never >;

export interface CommonIssueAttributes extends Omit< Looks, 'anchor' > {
	issue: '' | 'not-cooling' | 'high-bill' | 'will-not-turn-off' | 'not-heating' | 'little-airflow' | 'thermostat';
	title?: string;
	openByDefault: boolean;
	anchor: string;
}

/** Common issue */
export type CommonIssueBlock = BlockOf< 'hvac-blocks/common-issue', CommonIssueAttributes, never >;

export interface CommonIssuesAttributes extends Looks {
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
}

/** Common issues */
export type CommonIssuesBlock = BlockOf< 'hvac-blocks/common-issues', CommonIssuesAttributes, never >;

export interface ComparisonProductAttributes extends Looks {
	product_type: string;
	product_name?: string;
	product_link: string;
	image?: Record< string, unknown > | number;
	installment_cost?: string;
	cooling_strength?: string;
	stages?: string;
	fuel_type?: string;
	speeds?: string;
	noise_level?: string;
	comfort_link_communication?: string;
	energy_savings?: string;
	energy_star_qualified?: string;
	efficiency?: string;
	product_id: string;
	typed: boolean;
	sample: '' | 'ac-1' | 'ac-2' | 'ac-3' | 'hp-1' | 'hp-2' | 'hp-3' | 'furnace-1' | 'furnace-2' | 'furnace-3' | 'handler-1' | 'handler-2' | 'ductless-1' | 'ductless-2' | 'packaged-1' | 'packaged-2' | 'oil-1' | 'oil-2';
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Product */
export type ComparisonProductBlock = BlockOf< 'hvac-blocks/comparison-product', ComparisonProductAttributes, 'image' >;

export interface ContactDealerFormAttributes extends Looks {
	heading?: string;
	intro?: string;
	next?: string;
	submit?: string;
	successHeading: string;
	successText: string;
	companyId: string;
	source: string;
	level: 1 | 2 | 3 | 4;
}

/** Contact dealer form */
export type ContactDealerFormBlock = BlockOf< 'hvac-blocks/contact-dealer-form', ContactDealerFormAttributes, never >;

export interface ContactDealerModalAttributes extends Looks {
	button?: string;
	heading?: string;
	intro?: string;
	submit?: string;
	successHeading: string;
	successText: string;
	companyId: string;
	source: string;
	level: 1 | 2 | 3 | 4;
}

/** Contact dealer dialog */
export type ContactDealerModalBlock = BlockOf< 'hvac-blocks/contact-dealer-modal', ContactDealerModalAttributes, never >;

export interface CtaLinksAttributes extends Looks {
	heading?: string;
	level: 2 | 3 | 4;
	button_text?: string;
	button_url: string;
	links_1_button_text?: string;
	links_1_button_url: string;
	links_2_button_text?: string;
	links_2_button_url: string;
	links_3_button_text?: string;
	links_3_button_url: string;
}

/** Call to action with links */
export type CtaLinksBlock = BlockOf< 'hvac-blocks/cta-links', CtaLinksAttributes, never >;

export interface DealerCardsAttributes extends Omit< Looks, 'align' > {
	heading?: string;
	label?: string;
	help?: string;
	button?: string;
	placeholder: string;
	level: 1 | 2 | 3;
	count: number;
	solo: boolean;
	source: string;
	align: string;
}

/** Dealer cards */
export type DealerCardsBlock = BlockOf< 'hvac-blocks/dealer-cards', DealerCardsAttributes, never >;

export interface DealerDirectoryAttributes extends Looks {
	heading?: string;
	level: 1 | 2 | 3;
}

/** Dealer directory */
export type DealerDirectoryBlock = BlockOf< 'hvac-blocks/dealer-directory', DealerDirectoryAttributes, never >;

export interface DealerLeadFormAttributes extends Looks {
	heading?: string;
	intro?: string;
	next?: string;
	submit?: string;
	successHeading: string;
	successText: string;
	companyId: string;
	source: string;
	level: 1 | 2 | 3 | 4;
}

/** Dealer lead form */
export type DealerLeadFormBlock = BlockOf< 'hvac-blocks/dealer-lead-form', DealerLeadFormAttributes, never >;

export interface DealerLocatorAttributes extends Omit< Looks, 'align' > {
	variant: 'finder' | 'test' | 'slider';
	heading?: string;
	label?: string;
	help?: string;
	button?: string;
	resultsHeading?: string;
	modalTitle?: string;
	allDealers?: string;
	placeholder: string;
	level: 1 | 2 | 3;
	showFilters: boolean;
	slider?: Record< string, unknown >;
	align: string;
}

/** Dealer locator */
export type DealerLocatorBlock = BlockOf< 'hvac-blocks/dealer-locator', DealerLocatorAttributes, never >;

export interface DealerProfileAttributes extends Looks {
	companyId: string;
	level: 1 | 2 | 3;
}

/** Dealer profile */
export type DealerProfileBlock = BlockOf< 'hvac-blocks/dealer-profile', DealerProfileAttributes, never >;

export interface DealerProfileContactAttributes extends Looks {
	companyId: string;
	level: 2 | 3 | 4;
}

/** Dealer contact card */
export type DealerProfileContactBlock = BlockOf< 'hvac-blocks/dealer-profile-contact', DealerProfileContactAttributes, never >;

export interface DealerSliderAttributes extends Omit< Looks, 'align' > {
	heading?: string;
	label?: string;
	help?: string;
	button?: string;
	placeholder: string;
	level: 1 | 2 | 3;
	useTraneInfo: boolean | string;
	numberType: string;
	slider: Record< string, unknown >;
	align: string;
}

/** Dealer slider */
export type DealerSliderBlock = BlockOf< 'hvac-blocks/dealer-slider', DealerSliderAttributes, never >;

export interface EndOfContentAttributes extends Looks {
}

/** End of content */
export type EndOfContentBlock = BlockOf< 'hvac-blocks/end-of-content', EndOfContentAttributes, never >;

export interface FaqAttributes extends Looks {
	title?: string;
	level: 1 | 2 | 3 | 4;
	faq_repeater_fields: Array< { question: string; answer: string } >;
}

/** FAQ */
export type FaqBlock = BlockOf< 'hvac-blocks/faq', FaqAttributes, never >;

export interface FaqItemAttributes extends Omit< Looks, 'anchor' > {
	question: string;
	openByDefault: boolean;
	anchor: string;
}

/** Question */
export type FaqItemBlock = BlockOf< 'hvac-blocks/faq-item', FaqItemAttributes, never >;

export interface FindManualAttributes extends Looks {
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
}

/** Find the manual */
export type FindManualBlock = BlockOf< 'hvac-blocks/find-manual', FindManualAttributes, never >;

export interface GuideItemAttributes extends Looks {
	item: '' | 'age' | 'repairs' | 'stay' | 'life' | 'efficiency' | 'noise';
	line?: string;
	text?: string;
	side: string;
}

/** Reason */
export type GuideItemBlock = BlockOf< 'hvac-blocks/guide-item', GuideItemAttributes, never >;

export interface GuideSideAttributes extends Looks {
	side: 'repair' | 'replace';
	heading?: string;
	level?: number;
}

/** Guide column */
export type GuideSideBlock = BlockOf< 'hvac-blocks/guide-side', GuideSideAttributes, never >;

export interface HeroVideoAttributes extends Looks {
	heading?: string;
	text?: string;
	linkText?: string;
	url: string;
	image?: Record< string, unknown >;
	video?: Record< string, unknown >;
	minHeightMobile: number;
	minHeightTablet: number;
	minHeightDesktop: number;
	dimRatio?: number;
	contentPosition: '' | 'top left' | 'top center' | 'top right' | 'center left' | 'center center' | 'center right' | 'bottom left' | 'bottom center' | 'bottom right';
	level: 1 | 2 | 3 | 4;
}

/** Hero video */
export type HeroVideoBlock = BlockOf< 'hvac-blocks/hero-video', HeroVideoAttributes, 'image' | 'video' >;

export interface IaqProductCardAttributes extends Looks {
	product: '' | 'air-cleaner' | 'humidifier' | 'media-cabinet';
	title?: string;
	text?: string;
	figure?: number;
	claim?: string;
	footnote?: string;
	question?: string;
	details?: string;
	link: string;
	image?: Record< string, unknown >;
	level?: number;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Indoor air quality product */
export type IaqProductCardBlock = BlockOf< 'hvac-blocks/iaq-product-card', IaqProductCardAttributes, 'image' >;

export interface IaqProductCardsAttributes extends Looks {
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
}

/** Indoor air quality products */
export type IaqProductCardsBlock = BlockOf< 'hvac-blocks/iaq-product-cards', IaqProductCardsAttributes, never >;

export interface ImageLinkCardAttributes extends Looks {
	alt_text: string;
	link_href: string;
	link_label?: string;
	description_text?: string;
	image?: Record< string, unknown >;
	level: 1 | 2 | 3 | 4;
}

/** Image link card */
export type ImageLinkCardBlock = BlockOf< 'hvac-blocks/image-link-card', ImageLinkCardAttributes, 'image' >;

export interface LanguageSwitcherAttributes extends Looks {
	names: 'full' | 'short';
	icon: boolean;
	alignment: 'left' | 'center' | 'right';
}

/** Language switcher */
export type LanguageSwitcherBlock = BlockOf< 'hvac-blocks/language-switcher', LanguageSwitcherAttributes, never >;

export interface LeasingStepAttributes extends Looks {
	step: '' | 'ask' | 'visit' | 'terms' | 'installation' | 'comfort';
	title?: string;
	text?: string;
	image?: Record< string, unknown >;
	level?: number;
}

/** Leasing step */
export type LeasingStepBlock = BlockOf< 'hvac-blocks/leasing-step', LeasingStepAttributes, 'image' >;

export interface LeasingStepsAttributes extends Looks {
	heading?: string;
	intro?: string;
	buttonText?: string;
	buttonLink: string;
	level: 1 | 2 | 3 | 4;
}

/** Leasing steps */
export type LeasingStepsBlock = BlockOf< 'hvac-blocks/leasing-steps', LeasingStepsAttributes, never >;

export interface NeedHelpBannerAttributes extends Looks {
	heading?: string;
	buttonText?: string;
	hours?: string;
	text?: string;
	safety?: string;
	image?: Record< string, unknown >;
	phone: string;
	urgent: boolean;
	english: boolean;
	spanish: boolean;
	french: boolean;
	modal: boolean;
	level: 2 | 3 | 4;
}

/** Need help banner */
export type NeedHelpBannerBlock = BlockOf< 'hvac-blocks/need-help-banner', NeedHelpBannerAttributes, 'image' >;

export interface NewsletterAttributes extends Looks {
	heading?: string;
	intro?: string;
	submit?: string;
	successHeading: string;
	successText: string;
	level: 1 | 2 | 3 | 4;
}

/** Newsletter */
export type NewsletterBlock = BlockOf< 'hvac-blocks/newsletter', NewsletterAttributes, never >;

export interface PageNotFoundAttributes extends Looks {
	heading?: string;
	text?: string;
	level: 1 | 2 | 3;
}

/** Page not found */
export type PageNotFoundBlock = BlockOf< 'hvac-blocks/page-not-found', PageNotFoundAttributes, never >;

export interface PhoneButtonAttributes extends Looks {
	mobileButton: boolean | string;
	tabletButton: boolean | string;
	desktopButton: boolean | string;
	hideMobile: boolean | string;
	hideTablet: boolean | string;
	hideDesktop: boolean | string;
	buttonText?: string;
	leadingText?: string;
	companyId: string;
}

/** Phone button */
export type PhoneButtonBlock = BlockOf< 'hvac-blocks/phone-button', PhoneButtonAttributes, never >;

export interface PriceCardAttributes extends Looks {
	system: '' | 'air-conditioner' | 'furnace' | 'heat-pump' | 'air-handler';
	title?: string;
	text?: string;
	label?: string;
	price?: number;
	linkText?: string;
	link: string;
	image?: Record< string, unknown >;
	level?: number;
}

/** Price */
export type PriceCardBlock = BlockOf< 'hvac-blocks/price-card', PriceCardAttributes, 'image' >;

export interface PricingGuideAttributes extends Looks {
	heading?: string;
	intro?: string;
	buttonText?: string;
	buttonLink: string;
	image?: Record< string, unknown >;
	note?: string;
	ductworkFrom: number;
	ductworkTo: number;
	level: 1 | 2 | 3 | 4;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Pricing guide */
export type PricingGuideBlock = BlockOf< 'hvac-blocks/pricing-guide', PricingGuideAttributes, 'image' >;

export interface ProductComparisonAttributes extends Looks {
	heading?: string;
	intro?: string;
	menu_label_1?: string;
	menu_label_2?: string;
	menu_label_3?: string;
	menu_label_4?: string;
	menu_label_5?: string;
	menu_label_6?: string;
	menu_label_7?: string;
	product_comparison_repeater_fields: Array< { product_type: string; product_name: string; product_link: string; image: string; installment_cost: string; cooling_strength: string; stages: string; fuel_type: string; speeds: string; noise_level: string; comfort_link_communication: string; energy_savings: string; energy_star_qualified: string; efficiency: string; product_id: string } >;
	costsHeading?: string;
	costsText?: string;
	includedHeading?: string;
	includedText?: string;
	excludedText?: string;
	note?: string;
	level: 1 | 2 | 3 | 4;
}

/** Product comparison */
export type ProductComparisonBlock = BlockOf< 'hvac-blocks/product-comparison', ProductComparisonAttributes, never >;

export interface ProductDetailsAttributes extends Looks {
	productId: string;
	level: 1 | 2 | 3;
}

/** Product details */
export type ProductDetailsBlock = BlockOf< 'hvac-blocks/product-details', ProductDetailsAttributes, never >;

export interface ProductGridAttributes extends Looks {
	heading?: string;
	intro?: string;
	category: '' | 'air-conditioners' | 'heat-pumps' | 'furnaces' | 'air-handlers' | 'ductless-systems' | 'packaged-systems' | 'oil-furnaces' | 'coils' | 'indoor-air-quality';
	ids: string;
	filters: boolean;
	compare: boolean;
	level: 1 | 2 | 3 | 4;
}

/** Product grid */
export type ProductGridBlock = BlockOf< 'hvac-blocks/product-grid', ProductGridAttributes, never >;

export interface ProductSelectorAttributes extends Looks {
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
}

/** Product selector */
export type ProductSelectorBlock = BlockOf< 'hvac-blocks/product-selector', ProductSelectorAttributes, never >;

export interface ProductSelectorCarouselAttributes extends Looks {
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
	slider: Record< string, unknown >;
}

/** Product carousel */
export type ProductSelectorCarouselBlock = BlockOf< 'hvac-blocks/product-selector-carousel', ProductSelectorCarouselAttributes, never >;

export interface ProductSelectorItemAttributes extends Looks {
	category: '' | 'air-conditioners' | 'furnaces' | 'heat-pumps' | 'air-handlers' | 'indoor-air-quality' | 'coils' | 'packaged-systems' | 'ductless-systems' | 'oil-furnaces';
	text?: string;
	details?: string;
	handCopy?: string;
	exclusiveCopy?: string;
	energyCopy?: string;
	viewAll?: string;
	href: string;
	imageUrl?: Record< string, unknown > | number | string;
	level?: number;
}

/** Product category */
export type ProductSelectorItemBlock = BlockOf< 'hvac-blocks/product-selector-item', ProductSelectorItemAttributes, 'imageUrl' >;

export interface QuoteAttributes extends Looks {
	sample: '' | 'comfort' | 'service' | 'price';
	sup_title?: string;
	title?: string;
	quote?: string;
	author?: string;
	background_image?: Record< string, unknown > | number;
	level?: number;
}

/** Customer quote */
export type QuoteBlock = BlockOf< 'hvac-blocks/quote', QuoteAttributes, 'background_image' >;

export interface QuoteSliderAttributes extends Looks {
	heading?: string;
	level: 1 | 2 | 3 | 4;
	slide_block_repeater_fields: Array< { sup_title: string; title: string; quote: string; author: string; background_image: string } >;
}

/** Quote slider */
export type QuoteSliderBlock = BlockOf< 'hvac-blocks/quote-slider', QuoteSliderAttributes, never >;

export interface RebatesCenterAttributes extends Omit< Looks, 'align' > {
	heading?: string;
	intro?: string;
	label?: string;
	help?: string;
	button?: string;
	note?: string;
	placeholder: string;
	level: 1 | 2 | 3;
	align: string;
}

/** Rebates center */
export type RebatesCenterBlock = BlockOf< 'hvac-blocks/rebates-center', RebatesCenterAttributes, never >;

export interface RecommendationResultsAttributes extends Looks {
	heading?: string;
	intro?: string;
	note?: string;
	terms?: string;
	level: 1 | 2 | 3 | 4;
	contactButton: 'book' | 'contact';
	financing: boolean;
	apr: number;
	months: number;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Recommendation results */
export type RecommendationResultsBlock = BlockOf< 'hvac-blocks/recommendation-results', RecommendationResultsAttributes, never >;

export interface RecommendationWizardAttributes extends Looks {
	mode: 'normal' | 'bottom' | 'system';
	title?: string;
	intro?: string;
	button?: string;
	level: 1 | 2 | 3 | 4;
}

/** System recommendation tool */
export type RecommendationWizardBlock = BlockOf< 'hvac-blocks/recommendation-wizard', RecommendationWizardAttributes, never >;

export interface RegionalTextAttributes extends Looks {
	north_campaign_text?: string;
	south_campaign_text?: string;
	default_region: 'north' | 'south';
}

/** Regional text */
export type RegionalTextBlock = BlockOf< 'hvac-blocks/regional-text', RegionalTextAttributes, never >;

export interface RelatedArticleAttributes extends Looks {
	link: string | number;
	address: string;
	level?: number;
}

/** Article */
export type RelatedArticleBlock = BlockOf< 'hvac-blocks/related-article', RelatedArticleAttributes, never >;

export interface RelatedArticlesAttributes extends Looks {
	heading?: string;
	intro: string;
	level: 1 | 2 | 3 | 4;
	block_repeater_fields: Array< { link: string } >;
}

/** Related articles */
export type RelatedArticlesBlock = BlockOf< 'hvac-blocks/related-articles', RelatedArticlesAttributes, never >;

export interface RepairOrReplaceCalculatorAttributes extends Looks {
	heading?: string;
	intro?: string;
	button?: string;
	replaceAdvice?: string;
	repairAdvice?: string;
	ageHelp?: string;
	estimateHelp?: string;
	safety?: string;
	level: 1 | 2 | 3 | 4;
	ages: string | unknown[];
	estimates: string | unknown[];
	threshold: number;
	loadingTime: number;
	wizard: string;
}

/** Repair or replace calculator */
export type RepairOrReplaceCalculatorBlock = BlockOf< 'hvac-blocks/repair-or-replace-calculator', RepairOrReplaceCalculatorAttributes, never >;

export interface RepairOrReplaceGuideAttributes extends Looks {
	heading?: string;
	intro?: string;
	criticalLabel?: string;
	critical?: string;
	refrigerant?: string;
	safety?: string;
	linkText?: string;
	link: string;
	level: 1 | 2 | 3 | 4;
}

/** Repair or replace guide */
export type RepairOrReplaceGuideBlock = BlockOf< 'hvac-blocks/repair-or-replace-guide', RepairOrReplaceGuideAttributes, never >;

export interface RobotsMetaAttributes extends Looks {
	value: string;
}

/** Robots meta */
export type RobotsMetaBlock = BlockOf< 'hvac-blocks/robots-meta', RobotsMetaAttributes, never >;

export interface SearchResultsAttributes extends Looks {
	heading?: string;
	level: 1 | 2 | 3;
}

/** Search results */
export type SearchResultsBlock = BlockOf< 'hvac-blocks/search-results', SearchResultsAttributes, never >;

export interface SlideAttributes extends Looks {
}

/** Slide */
export type SlideBlock = BlockOf< 'hvac-blocks/slide', SlideAttributes, never >;

export interface SliderAttributes extends Looks {
	heading: string;
	label: string;
	level: 1 | 2 | 3 | 4;
	slider: Record< string, unknown >;
}

/** Slider */
export type SliderBlock = BlockOf< 'hvac-blocks/slider', SliderAttributes, never >;

export interface StickyCtaAttributes extends Looks {
	button_text?: string;
	button_url: string;
}

/** Sticky call to action */
export type StickyCtaBlock = BlockOf< 'hvac-blocks/sticky-cta', StickyCtaAttributes, never >;

export interface StickyFooterAttributes extends Looks {
	text?: string;
	button_text?: string;
	button_url: string;
}

/** Sticky footer */
export type StickyFooterBlock = BlockOf< 'hvac-blocks/sticky-footer', StickyFooterAttributes, never >;

export interface SupportDealerCardAttributes extends Looks {
	heading?: string;
	level: 2 | 3 | 4;
	zipcodeCoverage: Array< number | string >;
	companyId: string;
}

/** Support dealer card */
export type SupportDealerCardBlock = BlockOf< 'hvac-blocks/support-dealer-card', SupportDealerCardAttributes, never >;

export interface TaxCreditCertificatesAttributes extends Looks {
	heading?: string;
	intro?: string;
	note?: string;
	level: 1 | 2 | 3 | 4;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Tax-credit certificates */
export type TaxCreditCertificatesBlock = BlockOf< 'hvac-blocks/tax-credit-certificates', TaxCreditCertificatesAttributes, never >;

export interface TitlingAttributes extends Looks {
	titling_title?: string;
	titling_subtitle?: string;
	level: 1 | 2 | 3 | 4;
	schema: '' | 'article' | 'term';
	term: string;
}

/** Title and subtitle */
export type TitlingBlock = BlockOf< 'hvac-blocks/titling', TitlingAttributes, never >;

export interface TooltipAttributes extends Looks {
	content?: string;
	tooltip_content?: string;
}

/** Tooltip */
export type TooltipBlock = BlockOf< 'hvac-blocks/tooltip', TooltipAttributes, never >;

export interface TopicCardAttributes extends Looks {
	topic: '' | 'air-conditioners' | 'gas-furnaces' | 'air-handlers' | 'heat-pumps' | 'oil-furnaces' | 'ductless-systems' | 'air-quality' | 'packaged-systems' | 'thermostat-controls' | 'clean-or-change-filter' | 'coils';
	title?: string;
	text?: string;
	link: string;
	image?: Record< string, unknown >;
	topics: string;
	level?: number;
}

/** Topic */
export type TopicCardBlock = BlockOf< 'hvac-blocks/topic-card', TopicCardAttributes, 'image' >;

export interface TopicGridAttributes extends Looks {
	topics: 'troubleshooting' | 'maintenance-tips';
	heading?: string;
	intro?: string;
	level: 1 | 2 | 3 | 4;
}

/** Topic grid */
export type TopicGridBlock = BlockOf< 'hvac-blocks/topic-grid', TopicGridAttributes, never >;

export interface VideoAttributes extends Looks {
	url: string;
	title?: string;
	image?: Record< string, unknown >;
	captions: boolean;
	transcript: string;
	uploaded: string;
}

/** Video */
export type VideoBlock = BlockOf< 'hvac-blocks/video', VideoAttributes, 'image' >;

export interface WarrantyDetailsAttributes extends Looks {
	heading?: string;
	intro?: string;
	note?: string;
	level: 1 | 2 | 3 | 4;
}

/** Warranty details */
export type WarrantyDetailsBlock = BlockOf< 'hvac-blocks/warranty-details', WarrantyDetailsAttributes, never >;

export interface WarrantyDocumentAttributes extends Looks {
	unit: '' | 'outdoor-units' | 'furnaces' | 'ductless-systems' | 'air-handlers' | 'packaged-units' | 'coils';
	title?: string;
	text?: string;
	english?: Record< string, unknown > | number;
	french?: Record< string, unknown > | number;
	level?: number;
}

/** Warranty document */
export type WarrantyDocumentBlock = BlockOf< 'hvac-blocks/warranty-document', WarrantyDocumentAttributes, 'english' | 'french' >;

export interface WarrantyHeroAttributes extends Looks {
	heading?: string;
	sub_heading?: string;
	button_left_text?: string;
	button_right_text?: string;
	background_image_large?: Record< string, unknown > | number;
	background_image_small?: Record< string, unknown > | number;
	text_alignment: 'left' | 'center' | 'right';
	"width_50%": boolean | string;
	register_text?: string;
	lookup_text?: string;
	dimRatio?: number;
	contentPosition: '' | 'top left' | 'top center' | 'top right' | 'center left' | 'center center' | 'center right' | 'bottom left' | 'bottom center' | 'bottom right';
	level: 1 | 2 | 3 | 4;
}

/** Warranty hero */
export type WarrantyHeroBlock = BlockOf< 'hvac-blocks/warranty-hero', WarrantyHeroAttributes, 'background_image_large' | 'background_image_small' >;

export interface WarrantyTypeAttributes extends Looks {
	warranty: '' | 'base' | 'registered' | 'extended';
	title?: string;
	text?: string;
	years?: number;
	link: string;
	linkText?: string;
	level?: number;
}

/** Warranty */
export type WarrantyTypeBlock = BlockOf< 'hvac-blocks/warranty-type', WarrantyTypeAttributes, never >;

export interface WarrantyTypesAttributes extends Looks {
	heading?: string;
	intro?: string;
	note?: string;
	level: 1 | 2 | 3 | 4;
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	expired: 'hide' | 'text';
	expiredText: string;
}

/** Warranty types */
export type WarrantyTypesBlock = BlockOf< 'hvac-blocks/warranty-types', WarrantyTypesAttributes, never >;

export interface WizardContactFormAttributes extends Looks {
	heading?: string;
	intro?: string;
	submit?: string;
	successHeading: string;
	successText: string;
	companyId: string;
	source: string;
	level: 1 | 2 | 3 | 4;
}

/** Wizard contact form */
export type WizardContactFormBlock = BlockOf< 'hvac-blocks/wizard-contact-form', WizardContactFormAttributes, never >;

export interface WizardHeroAttributes extends Looks {
	heading?: string;
	sub_heading?: string;
	button_text?: string;
	title?: string;
	image_large?: Record< string, unknown > | number;
	image_small?: Record< string, unknown > | number;
	mode: 'normal' | 'bottom';
	dimRatio?: number;
	contentPosition: '' | 'top left' | 'top center' | 'top right' | 'center left' | 'center center' | 'center right' | 'bottom left' | 'bottom center' | 'bottom right';
	level: 1 | 2 | 3 | 4;
}

/** Wizard hero */
export type WizardHeroBlock = BlockOf< 'hvac-blocks/wizard-hero', WizardHeroAttributes, 'image_large' | 'image_small' >;

export interface ZipFormAttributes extends Omit< Looks, 'layout' > {
	heading?: string;
	label?: string;
	help?: string;
	button?: string;
	placeholder: string;
	layout: 'stacked' | 'inline';
	level: 1 | 2 | 3 | 4;
	target: string;
}

/** ZIP form */
export type ZipFormBlock = BlockOf< 'hvac-blocks/zip-form', ZipFormAttributes, never >;

export type HvacBlock =
	| AbControlBlock
	| AbPlacementBlock
	| AbVariantBlock
	| AppVideoLinkBlock
	| AwardBannerBlock
	| BreadcrumbsBlock
	| CampaignBannerBlock
	| CertificateBlock
	| CloseableBannerBlock
	| CommonIssueBlock
	| CommonIssuesBlock
	| ComparisonProductBlock
	| ContactDealerFormBlock
	| ContactDealerModalBlock
	| CtaLinksBlock
	| DealerCardsBlock
	| DealerDirectoryBlock
	| DealerLeadFormBlock
	| DealerLocatorBlock
	| DealerProfileBlock
	| DealerProfileContactBlock
	| DealerSliderBlock
	| EndOfContentBlock
	| FaqBlock
	| FaqItemBlock
	| FindManualBlock
	| GuideItemBlock
	| GuideSideBlock
	| HeroVideoBlock
	| IaqProductCardBlock
	| IaqProductCardsBlock
	| ImageLinkCardBlock
	| LanguageSwitcherBlock
	| LeasingStepBlock
	| LeasingStepsBlock
	| NeedHelpBannerBlock
	| NewsletterBlock
	| PageNotFoundBlock
	| PhoneButtonBlock
	| PriceCardBlock
	| PricingGuideBlock
	| ProductComparisonBlock
	| ProductDetailsBlock
	| ProductGridBlock
	| ProductSelectorBlock
	| ProductSelectorCarouselBlock
	| ProductSelectorItemBlock
	| QuoteBlock
	| QuoteSliderBlock
	| RebatesCenterBlock
	| RecommendationResultsBlock
	| RecommendationWizardBlock
	| RegionalTextBlock
	| RelatedArticleBlock
	| RelatedArticlesBlock
	| RepairOrReplaceCalculatorBlock
	| RepairOrReplaceGuideBlock
	| RobotsMetaBlock
	| SearchResultsBlock
	| SlideBlock
	| SliderBlock
	| StickyCtaBlock
	| StickyFooterBlock
	| SupportDealerCardBlock
	| TaxCreditCertificatesBlock
	| TitlingBlock
	| TooltipBlock
	| TopicCardBlock
	| TopicGridBlock
	| VideoBlock
	| WarrantyDetailsBlock
	| WarrantyDocumentBlock
	| WarrantyHeroBlock
	| WarrantyTypeBlock
	| WarrantyTypesBlock
	| WizardContactFormBlock
	| WizardHeroBlock
	| ZipFormBlock;

export type ContentBlock = HvacBlock | CoreBlock;

export interface Warning {
	code: 'unknown_block' | 'missing_image' | 'missing_media' | 'missing_pattern' | 'shortcode' | 'too_deep';
	block: string;
	path: string;
}

export interface Content {
	title: string;
	lang: 'en' | 'es' | 'fr';
	version: string;
	modified: string;
	blocks: ContentBlock[];
	warnings: Warning[];
}
