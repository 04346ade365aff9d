<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Early\EarlyRoute;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Suggests dealers while a visitor types a name. */
final readonly class SuggestDealersRoute extends Endpoint implements EarlyRoute {
	protected const PATH = '/hvac-blocks/v1/dealer-names';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = 300;
	private const MOST          = 4;

	public function __construct( private ConfiguredDealerDirectory $dealers ) {}

	public function args(): array {
		return array(
			'q'    => Schema::text( __( 'A part of a dealer’s name, from the beginning of a word on; at least three letters.', 'hvac-blocks' ), 200 ),
			'near' => Schema::text( __( 'A place: the nearest dealers come first.', 'hvac-blocks' ), 200 ),
		);
	}

	public function schema(): array {
		return Schema::answer(
			'dealer-names',
			array(
				'dealers' => array(
					'description' => __( 'At most four dealers. None if a service provides the dealers: it cannot be searched by name.', 'hvac-blocks' ),
					...Schema::list( Schema::object( array(
						'label' => Schema::described( 'string', __( 'The dealer’s name and town, in the request’s language.', 'hvac-blocks' ) ),
						'url'   => Schema::described( 'string', __( 'The dealer’s profile.', 'hvac-blocks' ) ),
					) ) ),
				),
			)
		);
	}

	public function answers_early( array $arguments ): bool {
		return array() === array_diff( array_keys( $arguments ), array( 'q', 'near' ) ) && $this->dealers->is_own();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		[ $name, $near ] = array( $request['q'], $request['near'] );

		try {
			$found = $this->dealers->names()?->named( is_string( $name ) ? $name : '', is_string( $near ) ? $near : '', self::MOST ) ?? array();
		} catch ( Unavailable $failure ) {
			return DealersUnavailable::answer( $failure );
		}

		$profiles = DealerProfileAddress::folder();

		return CacheHeaders::shared( new WP_REST_Response( array( 'dealers' => array_map( static fn ( Dealer $dealer ): array => self::suggestion( $dealer, $profiles ), $found ) ) ), self::SECONDS_FRESH );
	}

	/** @return array{label: string, url: string} */
	private static function suggestion( Dealer $dealer, string $profiles ): array {
		$region = '' === $dealer->state ? '' : Regions::name_in( $dealer->state, PageLanguage::current() );

		return array(
			'label' => implode( ', ', array_filter( array( $dealer->name, $dealer->city, $region ), static fn ( string $part ): bool => '' !== $part ) ),
			'url'   => DealerProfileAddress::of( $dealer, $profiles ),
		);
	}
}
