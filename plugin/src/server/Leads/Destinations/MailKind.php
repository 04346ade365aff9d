<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/** A mail whose texts a person can change: the parts it has, our text of each, and the values that a text can use. */
enum MailKind: string {
	case Confirmation = 'confirmation';
	case Lead         = 'lead';

	/** Parts of one line; the others have paragraphs, with blank lines between them. */
	public const LINES = array( 'subject', 'heading' );

	public function label(): string {
		return match ( $this ) {
			self::Confirmation => __( 'Confirmation to the visitor', 'hvac-blocks' ),
			self::Lead         => __( 'Email to your team', 'hvac-blocks' ),
		};
	}

	/**
	 * Returns our texts in the current language, by part.
	 *
	 * @param string $kind of the form's leads
	 * @param int    $days in which someone answers; 0 for no promise
	 * @return array<string, string>
	 */
	public function ours( string $kind, int $days ): array {
		return match ( true ) {
			self::Lead === $this     => array(
				/* translators: {reference} names the lead, {name} is the visitor. */
				'subject' => __( 'New lead {reference}: {name}', 'hvac-blocks' ),
				'opening' => __( 'A visitor to your site submitted a form.', 'hvac-blocks' ),
			),
			Lead::MARKETING === $kind => array(
				/* translators: {reference} names the request. */
				'subject' => __( 'You signed up for our emails ({reference})', 'hvac-blocks' ),
				'heading' => __( 'You signed up for our emails', 'hvac-blocks' ),
				'opening' => self::paragraphs( __( 'Thank you.', 'hvac-blocks' ), self::reference() ),
				/* translators: {brand} is the brand's name. */
				'next'    => __( '{brand} will send you emails. You do not need to do anything else.', 'hvac-blocks' ),
			),
			default                  => array(
				/* translators: {reference} names the request. */
				'subject' => __( 'We received your request {reference}', 'hvac-blocks' ),
				'heading' => __( 'Thank you for your request', 'hvac-blocks' ),
				'opening' => self::paragraphs( __( 'We received it.', 'hvac-blocks' ), self::reference() ),
				'next'    => 0 === $days
					/* translators: {name} is the name of a dealer or a brand. */
					? __( '{name} will contact you about your request.', 'hvac-blocks' )
					/* translators: {name} is the name of a dealer or a brand; %d: a number of days. */
					: sprintf( _n( '{name} will contact you within %d business day.', '{name} will contact you within %d business days.', $days, 'hvac-blocks' ), $days ),
				/* translators: {brand} is the brand's name. */
				'dealer'  => __( '{brand} has your request, too, and may follow up.', 'hvac-blocks' ),
			),
		};
	}

	/**
	 * Returns what the values are, by name. The confirmation has nothing that a visitor types, so that nobody can use it to send a message to a stranger.
	 *
	 * @return array<string, string>
	 */
	public function values(): array {
		return array(
			'reference' => __( 'Reference', 'hvac-blocks' ),
			'form'      => __( 'Form', 'hvac-blocks' ),
			'dealer'    => __( 'Dealer', 'hvac-blocks' ),
			...( self::Lead === $this ? array(
				'name'    => __( 'Visitor\'s name', 'hvac-blocks' ),
				'email'   => __( 'Visitor\'s email', 'hvac-blocks' ),
				'phone'   => __( 'Visitor\'s phone', 'hvac-blocks' ),
				'product' => __( 'Product', 'hvac-blocks' ),
			) : array(
				'name'    => __( 'Dealer or brand', 'hvac-blocks' ),
				'brand'   => __( 'Brand', 'hvac-blocks' ),
				'phone'   => __( 'Customer service phone', 'hvac-blocks' ),
				'product' => __( 'Product', 'hvac-blocks' ),
			) ),
		);
	}

	private static function reference(): string {
		/* translators: {reference} names the request. */
		return __( 'Your reference is {reference}.', 'hvac-blocks' );
	}

	private static function paragraphs( string ...$paragraphs ): string {
		return implode( "\n\n", $paragraphs );
	}
}
