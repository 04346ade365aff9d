<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Editing\Forms\FieldRules;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\RegionCodes;
use HvacBlocks\Leads\Consent\PrivacyPage;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;
use HvacBlocks\Platform\Values\HelpLine;
use HvacBlocks\Platform\Values\PhoneNumber;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * The confirmation's content, in the current language: what to do about gas, the request, who answers and by when, whom to call, and how to withdraw
 * consent. It repeats only choices from lists, so that nobody can use it to send a message to a stranger.
 *
 * @phpstan-import-type MailRow from MailContent
 * @phpstan-import-type MailGroup from MailContent
 * @phpstan-import-type MailLine from MailContent
 */
final readonly class ConfirmationContent {
	public function __construct( private Settings $settings, private FormLibrary $forms, private DealerDirectory $dealers ) {}

	/** @param array<string, string>|null $own texts in place of ours, by part; null for the stored ones */
	public function of( Lead $lead, ?array $own = null ): MailContent {
		$wording = $this->wording( $lead, $own );
		$answer  = array( ...$wording->paragraphs( 'next' ), ...( '' === $lead->dealer_name ? array() : $wording->paragraphs( 'dealer' ) ) );

		return new MailContent(
			$lead->lang,
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			$wording->line( 'heading' ),
			$wording->paragraphs( 'opening' ),
			array(
				array(
					'title' => Lead::MARKETING === $lead->kind ? __( 'Your subscription', 'hvac-blocks' ) : __( 'What you asked for', 'hvac-blocks' ),
					'rows'  => $this->request( $lead ),
				),
				...( array() === $answer ? array() : array(
					array(
						'title' => __( 'What happens next', 'hvac-blocks' ),
						'text'  => $answer,
						'rows'  => array(),
					),
				) ),
				...$this->numbers( $lead ),
			),
			notice: Lead::MARKETING === $lead->kind ? '' : EmergencyLane::gas(),
			footer: $this->footer( $lead ),
			preheader: trim( "$lead->reference. " . ( $answer[0] ?? '' ) ),
		);
	}

	/** @param array<string, string>|null $own see `of()` */
	public function subject( Lead $lead, ?array $own = null ): string {
		return $this->wording( $lead, $own )->line( 'subject' );
	}

	/** @param array<string, string>|null $own see `of()` */
	private function wording( Lead $lead, ?array $own ): MailWording {
		return new MailWording(
			( $own ?? OwnMailTexts::of( MailKind::Confirmation, $lead->form, $lead->lang ) ) + MailKind::Confirmation->ours( $lead->kind, $this->settings->int( 'answer_business_days' ) ),
			array(
				'reference' => $lead->reference,
				'form'      => $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->title() : '',
				'dealer'    => $lead->dealer_name,
				'name'      => '' === $lead->dealer_name ? $this->brand() : $lead->dealer_name,
				'brand'     => $this->brand(),
				'phone'     => HelpLine::of( $this->settings )->number,
				'product'   => $lead->product?->label() ?? '',
			)
		);
	}

	/** @return list<MailRow> */
	private function request( Lead $lead ): array {
		$fields = $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->fields : array();
		$rows   = array(
			...( Lead::MARKETING === $lead->kind ? array() : array(
				array(
					'label' => __( 'Request', 'hvac-blocks' ),
					'value' => str_ends_with( $lead->source, ':SCHEDULE SERVICE' ) ? __( 'A service visit', 'hvac-blocks' ) : __( 'Contact from a dealer', 'hvac-blocks' ),
				),
			) ),
			...MailLeadDestination::product( $lead ),
			array(
				'label' => __( 'Sent on', 'hvac-blocks' ),
				'value' => Dates::long( get_date_from_gmt( $lead->created, 'Y-m-d' ), $lead->lang ),
			),
		);

		foreach ( array_intersect_key( $fields, $lead->fields ) as $name => $field ) {
			$value   = $lead->fields[ $name ];
			$choices = array_column( $field->options, 'value' );

			if ( '' !== $value && ( $field->regions ? RegionCodes::has( $value ) : 'checkbox' === $field->type || in_array( $value, $choices, true ) ) ) {
				$rows[] = array(
					'label' => $field->label->text(),
					'value' => FieldRules::shown( $field, $value ),
				);
			}
		}

		return array( ...$rows, ...LeadAnswers::rows( $lead->answers, $lead->lang ) );
	}

	/** @return list<MailGroup> none if nobody can be called */
	private function numbers( Lead $lead ): array {
		$line = HelpLine::of( $this->settings );
		$rows = array();

		foreach ( array_filter( array( $lead->dealer_name => $this->dealer_number( $lead ), $this->brand() => $line->number ) ) as $name => $number ) {
			$rows[] = array(
				'label' => (string) $name,
				'value' => $number,
				'link'  => PhoneNumber::href( $number ),
			);
		}

		if ( '' !== $line->hours ) {
			$rows[] = array(
				/* translators: {brand} is the brand's name. */
				'label' => Text::fill( __( '{brand} hours', 'hvac-blocks' ), array( 'brand' => $this->brand() ) ),
				'value' => $line->hours,
			);
		}

		return array() === $rows ? array() : array(
			array(
				'title' => __( 'Questions?', 'hvac-blocks' ),
				'text'  => array( __( 'Call us and have your reference ready.', 'hvac-blocks' ) ),
				'rows'  => $rows,
			),
		);
	}

	/** Returns the number on the dealer's card; empty if there is none. No confirmation waits for a directory that does not answer. */
	private function dealer_number( Lead $lead ): string {
		try {
			$dealer = '' === $lead->dealer_name ? null : $this->dealers->get( $lead->company_id );
		} catch ( Throwable ) {
			$dealer = null;
		}

		$shown = null === $dealer ? null : PublicDealer::of( $dealer );

		return null === $shown ? '' : PhoneNumber::first_usable( ...( $this->settings->bool( 'flag_126_call_tracking' ) ? $shown['whodis']['assignedNumbers'] : array() ), ...array( $shown['data']['phone1'] ) );
	}

	private function brand(): string {
		return $this->settings->string( 'brand_name' );
	}

	/** @return list<MailLine> */
	private function footer( Lead $lead ): array {
		$policy = ( new PrivacyPage() )->address( $lead->lang );

		return array(
			...( null === $lead->consent ? array() : array( $this->withdrawal( $lead ) ) ),
			...( '' === $policy ? array() : array(
				array(
					'text' => '',
					'link' => array(
						'text' => __( 'Privacy policy', 'hvac-blocks' ),
						'url'  => $policy,
					),
				),
			) ),
			array( 'text' => Lead::MARKETING === $lead->kind && null !== $lead->consent ? __( 'If you did not sign up, unsubscribe with the link above.', 'hvac-blocks' ) : __( 'If you did not send this request, you can ignore this email.', 'hvac-blocks' ) ),
			array( 'text' => implode( ', ', array_filter( array( $this->brand(), $this->settings->string( 'postal_address' ) ), static fn ( string $part ): bool => '' !== $part ) ) ),
		);
	}

	/** @return MailLine */
	private function withdrawal( Lead $lead ): array {
		$text = match ( true ) {
			Lead::MARKETING === $lead->kind => __( 'You can unsubscribe at any time.', 'hvac-blocks' ),
			$lead->agrees_to_marketing()    =>
				/* translators: {brand} is the brand's name. */
				__( 'You agreed to be contacted about this request and, separately, to get marketing from {brand}. You can stop marketing only, or withdraw both at any time.', 'hvac-blocks' ),
			null !== $lead->marketing       =>
				/* translators: {brand} is the brand's name. */
				__( 'You agreed to be contacted about this request, but not to get marketing from {brand}. You can withdraw your consent at any time.', 'hvac-blocks' ),
			default                         => __( 'You agreed to be contacted about this request. You can withdraw your consent at any time.', 'hvac-blocks' ),
		};

		return array(
			'text' => Text::fill( $text, array( 'brand' => $this->brand() ) ),
			'link' => array(
				'text' => Lead::MARKETING === $lead->kind ? __( 'Unsubscribe', 'hvac-blocks' ) : __( 'Withdraw your consent', 'hvac-blocks' ),
				'url'  => Unsubscribe::url( $lead->reference, $lead->lang ),
			),
		);
	}
}
