<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Editing\Forms\FieldRules;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Access\LeadLinks;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Mails a lead to the site's own staff, in the site's language. The routing table determines the recipients.
 *
 * @phpstan-import-type Mail from MailHooks
 */
final readonly class MailLeadDestination implements LeadDestination {
	private MailRoutes $routes;

	public function __construct( Settings $settings, private FormLibrary $forms ) {
		$this->routes = new MailRoutes( $settings );
	}

	public function id(): string {
		return 'mail';
	}

	public function active(): bool {
		return $this->routes->any();
	}

	public function deliver( Lead $lead ): DeliveryResult {
		return LanguageSwitch::in(
			PageLanguage::of_site(),
			function () use ( $lead ): DeliveryResult {
				$content = $this->content( $lead );
				$mail    = $this->mail( $lead, $content );

				return MailSender::send( $mail['to'], $mail['subject'], $content->with( $mail['subject'], $mail['intro'], $mail['groups'] ), $mail['headers'], MessageId::of( $this->id(), $lead->idempotency_key ) );
			}
		);
	}

	/** @return list<string> the recipients of deliver() */
	public function recipients( Lead $lead ): array {
		return LanguageSwitch::in( PageLanguage::of_site(), fn (): array => $this->mail( $lead, $this->content( $lead ) )['to'] );
	}

	/**
	 * Sends the lead once more.
	 *
	 * @param list<string> $to the recipients, regardless of the routing table and other plugins
	 */
	public function send_to( Lead $lead, array $to ): DeliveryResult {
		return LanguageSwitch::in(
			PageLanguage::of_site(),
			function () use ( $lead, $to ): DeliveryResult {
				$content = $this->content( $lead );

				return MailSender::send( $to, $content->title, $content, self::headers( $lead ) );
			}
		);
	}

	/** @return Mail with the changes of other plugins, in the current language */
	private function mail( Lead $lead, MailContent $content ): array {
		return MailHooks::mail(
			array(
				'to'      => $this->routes->recipients( $lead ),
				'subject' => $content->title,
				'intro'   => $content->intro,
				'groups'  => $content->groups,
				'headers' => self::headers( $lead ),
			),
			$lead
		);
	}

	/** @return array<string, string> */
	private static function headers( Lead $lead ): array {
		return MailSender::reply_to( $lead->field( 'email' ), self::name( $lead ) );
	}

	/** @param array<string, string> $own see `content()` */
	private function subject( Lead $lead, array $own ): string {
		return $lead->is_test
			/* translators: {reference} names the lead. */
			? Text::fill( __( 'Test lead {reference}', 'hvac-blocks' ), array( 'reference' => $lead->reference ) )
			: $this->wording( $lead, $own )->line( 'subject' );
	}

	private static function name( Lead $lead ): string {
		return MailContent::line( $lead->field( 'firstName' ) . ' ' . $lead->field( 'lastName' ) );
	}

	/** @param array<string, string>|null $own texts in place of ours, by part; null for the stored ones */
	public function content( Lead $lead, ?array $own = null ): MailContent {
		$own  ??= OwnMailTexts::of( MailKind::Lead, $lead->form, PageLanguage::of_site() );
		$groups = array(
			array(
				'title' => __( 'Form values', 'hvac-blocks' ),
				'rows'  => array( ...self::product( $lead ), ...$this->fields( $lead ) ),
			),
			...self::answers( $lead ),
			array(
				'title' => __( 'Source', 'hvac-blocks' ),
				'rows'  => self::facts( $lead ),
			),
		);

		return new MailContent(
			PageLanguage::of_site(),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			$this->subject( $lead, $own ),
			$this->intro( $lead, $own ),
			$groups,
			// A test lead is deleted at once.
			$lead->is_test ? null : array(
				'text' => __( 'View lead', 'hvac-blocks' ),
				'url'  => LeadLinks::lead( $lead->reference ),
			),
		);
	}

	/**
	 * @param array<string, string> $own see `content()`
	 * @return list<string>
	 */
	private function intro( Lead $lead, array $own ): array {
		return match ( true ) {
			$lead->is_test                                         => array( __( 'This is a test. Nobody submitted this form: an administrator of your site sent it to see whether leads reach you.', 'hvac-blocks' ) ),
			isset( $own['opening'] ) || '' === $lead->dealer_name => $this->wording( $lead, $own )->paragraphs( 'opening' ),
			/* translators: {dealer} is a dealer's name. */
			default                                                => array( Text::fill( __( 'A visitor to your site submitted a form for {dealer}.', 'hvac-blocks' ), array( 'dealer' => $lead->dealer_name ) ) ),
		};
	}

	/** @param array<string, string> $own see `content()` */
	private function wording( Lead $lead, array $own ): MailWording {
		return new MailWording(
			$own + MailKind::Lead->ours( $lead->kind, 0 ),
			array(
				'reference' => $lead->reference,
				'form'      => $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->title() : $lead->form,
				'dealer'    => $lead->dealer_name,
				'name'      => self::name( $lead ),
				'email'     => $lead->field( 'email' ),
				'phone'     => $lead->field( 'phone' ),
				'product'   => $lead->product?->label() ?? '',
			)
		);
	}

	/** @return list<array{label: string, value: string, link?: string}> */
	private function fields( Lead $lead ): array {
		$known = $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->fields : array();
		$rows  = array();

		foreach ( $lead->fields as $name => $value ) {
			$field  = $known[ $name ] ?? null;
			$rows[] = array(
				'label' => null === $field ? $name : $field->label->text(),
				'value' => null === $field ? $value : FieldRules::shown( $field, $value ),
				'link'  => match ( true ) {
					'email' === $name && false !== is_email( $value )                     => "mailto:$value",
					'phone' === $name && 1 === preg_match( '/^(\+?[0-9]{7,15})(?: x([0-9]{1,6}))?$/D', $value, $number ) => "tel:$number[1]" . ( isset( $number[2] ) ? ";ext=$number[2]" : '' ),
					default                                                               => '',
				},
			);
		}

		return $rows;
	}

	/** @return list<array{label: string, value: string}> */
	public static function product( Lead $lead ): array {
		return null === $lead->product ? array() : array(
			array(
				'label' => __( 'Product', 'hvac-blocks' ),
				'value' => $lead->product->label(),
			),
		);
	}

	/** @return list<array{title: string, rows: list<array{label: string, value: string}>}> */
	private static function answers( Lead $lead ): array {
		$rows = LeadAnswers::rows( $lead->answers, PageLanguage::of_site() );

		return array() === $rows ? array() : array(
			array(
				'title' => __( 'Answers in the system recommendation tool', 'hvac-blocks' ),
				'rows'  => $rows,
			),
		);
	}

	/** @return list<array{label: string, value: string, link?: string}> */
	private static function facts( Lead $lead ): array {
		$facts = array(
			__( 'Reference', 'hvac-blocks' ) => $lead->reference,
			__( 'Form', 'hvac-blocks' )      => $lead->form,
			__( 'Language', 'hvac-blocks' )  => $lead->lang->value,
			__( 'Source', 'hvac-blocks' )    => $lead->source,
			__( 'Dealer', 'hvac-blocks' )    => '' === $lead->company_id ? '-' : trim( "{$lead->dealer_name} ({$lead->company_id})" ),
			__( 'Page', 'hvac-blocks' )      => '' === $lead->page_url ? '-' : $lead->page_url,
			__( 'Received', 'hvac-blocks' )  => "{$lead->created} UTC",
			__( 'Consent', 'hvac-blocks' )   => null === $lead->consent ? '-' : MailContent::labeled( $lead->consent->state->label(), $lead->consent->text, PageLanguage::of_site() ),
			__( 'Marketing', 'hvac-blocks' ) => null === $lead->marketing ? $lead->marketing_label() : MailContent::labeled( $lead->marketing_label(), $lead->marketing->text, PageLanguage::of_site() ),
		);
		$rows  = array();

		if ( '' !== $lead->revoked_at ) {
			$facts[ __( 'Consent revoked', 'hvac-blocks' ) ] = "{$lead->revoked_at} UTC";
		}

		if ( '' !== $lead->marketing_revoked_at ) {
			$facts[ __( 'Marketing: revoked', 'hvac-blocks' ) ] = "{$lead->marketing_revoked_at} UTC";
		}

		foreach ( $facts as $label => $value ) {
			$rows[] = array(
				'label' => $label,
				'value' => $value,
			);
		}

		return $rows;
	}
}
