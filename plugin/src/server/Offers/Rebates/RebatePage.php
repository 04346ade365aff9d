<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Kernel\Schema;

defined( 'ABSPATH' ) || exit;

/** One page of the rebates for a place. */
final readonly class RebatePage {
	public const SIZE = 6;

	public function __construct(
		/** Null if the place does not exist. */
		public ?Place $location,
		/** The number of rebates on all pages. */
		public int $total,
		public int $page,
		/** @var list<RebateOffer> */
		public array $offers,
		/** Whether any of the rebates, on any page, belong to the demo site. */
		public bool $is_demo = false,
	) {}

	public static function nowhere(): self {
		return new self( null, 0, 1, array() );
	}

	public function pages(): int {
		return (int) ceil( $this->total / self::SIZE );
	}

	/** @return array{total: int, pages: int, page: int, rebates: list<array<string, mixed>>, location: array<string, mixed>|null, demo: bool} */
	public function to_array(): array {
		return array(
			'total'    => $this->total,
			'pages'    => $this->pages(),
			'page'     => $this->page,
			'rebates'  => array_map( static fn ( RebateOffer $offer ): array => $offer->to_array(), $this->offers ),
			'location' => null === $this->location ? null : array_diff_key( $this->location->to_array(), array( 'query' => true ) ),
			'demo'     => $this->is_demo,
		);
	}

	/** @return array<string, mixed> the JSON schema of `to_array()` */
	public static function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'rebates', array(
			...Schema::all( 'integer', 'total', 'pages', 'page' ),
			'rebates'  => Schema::list( RebateOffer::schema() ),
			'location' => array(
				'description' => __( 'The place, null if it does not exist.', 'hvac-blocks' ),
				'type'        => array( 'object', 'null' ),
				'properties'  => array(
					'zip'        => $text,
					'name'       => $text,
					'region'     => $text,
					'regionCode' => $text,
					'country'    => $text,
					...Schema::all( 'number', 'lat', 'lon' ),
				),
			),
			'demo'     => Schema::described( 'boolean', __( 'Whether some of the rebates are fictional, from the demo site.', 'hvac-blocks' ) ),
		) );
	}
}
