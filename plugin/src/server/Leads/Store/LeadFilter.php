<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** A filter for leads. Empty parts match everything. */
final readonly class LeadFilter {
	/** Instead of a status: all leads except suspected spam, all (the name in earlier versions), and the site's own self-tests. */
	private const CLEAN = 'clean';
	private const ANY   = 'any';
	private const TEST  = 'test';

	public function __construct(
		public string $search = '',
		public ?LeadStatus $status = null,
		public string $form = '',
		/** The two letters of a state or province. */
		public string $region = '',
		/** A company ID. */
		public string $dealer = '',
		public string $lang = '',
		/** The first and the last day, `Y-m-d` in the site's time zone. */
		public string $from = '',
		public string $to = '',
		/** Whether suspected spam is included if there is no status. */
		public bool $quarantined = true,
		/** The site's own self-tests instead of people's leads. */
		public bool $tests = false,
		/** The ID of a product. */
		public string $product = '',
		/** The earliest time of the leads, in UTC. */
		public string $since = '',
	) {}

	public function with( string $search, string $since ): self {
		return new self( $search, $this->status, $this->form, $this->region, $this->dealer, $this->lang, $this->from, $this->to, $this->quarantined, $this->tests, $this->product, $since );
	}

	/** @return array<string, array<string, mixed>> the arguments of a route with this filter */
	public static function args(): array {
		$day = array(
			'type'    => 'string',
			'pattern' => '^$|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
			'default' => '',
		);

		return array(
			'search'  => Schema::text( __( 'A reference, a complete email address or phone number, or a text to find in the submitted data. Lists look for a text in the newest 10,000 leads that match the other filters.', 'hvac-blocks' ), 200 ),
			'status'  => Schema::choice( array( '', self::CLEAN, self::ANY, ...array_column( LeadStatus::cases(), 'value' ), self::TEST ), '', __( 'Lead status. "quarantined" is suspected spam, "clean" returns all leads but those, and "test" returns only test leads, which appear nowhere else. "any" is the same as empty.', 'hvac-blocks' ) ),
			'form'    => array(
				'type'        => 'string',
				'pattern'     => '^[a-z0-9-]*$',
				'maxLength'   => 64,
				'default'     => '',
				'description' => __( 'The form the leads came from.', 'hvac-blocks' ),
			),
			'state'   => array(
				'type'        => 'string',
				'pattern'     => '^([A-Z]{2})?$',
				'default'     => '',
				'description' => __( 'The two-letter code of a state or province.', 'hvac-blocks' ),
			),
			'dealer'  => Schema::text( __( 'The company ID of the dealer the leads are for.', 'hvac-blocks' ), 64 ),
			'product' => Schema::text( __( 'The ID of the product the leads are about.', 'hvac-blocks' ), 64 ),
			'lang'    => Schema::choice( array( '', ...array_column( Language::cases(), 'value' ) ), '', __( 'The language of the page the leads came from.', 'hvac-blocks' ) ),
			'from'    => $day + array( 'description' => __( 'The start date, for example 2026-01-31, in the site\'s time zone.', 'hvac-blocks' ) ),
			'to'      => $day + array( 'description' => __( 'The end date.', 'hvac-blocks' ) ),
		);
	}

	public static function from( WP_REST_Request $request ): self {
		$text   = static fn ( string $name ): string => is_string( $request[ $name ] ) ? trim( $request[ $name ] ) : '';
		$status = $text( 'status' );

		return new self(
			$text( 'search' ),
			LeadStatus::tryFrom( $status ),
			$text( 'form' ),
			$text( 'state' ),
			$text( 'dealer' ),
			$text( 'lang' ),
			$text( 'from' ),
			$text( 'to' ),
			self::CLEAN !== $status,
			self::TEST === $status,
			$text( 'product' ),
		);
	}
}
