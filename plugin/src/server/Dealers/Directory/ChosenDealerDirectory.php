<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Dealer;
use HvacBlocks\FilterMistake;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The provider of dealers that the settings name; without an address for the other one, this site's own. A plugin may put its own in
 * their place.
 */
final readonly class ChosenDealerDirectory implements DealerAnswers {
	public function __construct( private Settings $settings, private DealerDirectory $embedded, private DealerDirectory $http ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		[ $asked, $way ] = SearchHooks::asked( $query, $mode );
		$found           = $this->chosen()->search( $asked, $way );

		return SearchHooks::are_used() ? SearchHooks::found( $found, $query, $mode ) : $found;
	}

	public function answer( string $query, SearchMode $mode ): string {
		if ( SearchHooks::are_used() ) {
			return SearchJson::encode( $this->search( $query, $mode )->shown() );
		}

		return SearchJson::of( $this->chosen(), ...SearchHooks::asked( $query, $mode ) );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->chosen()->get( $company_id );
	}

	/** Whether the dealers are this site's own, which no other service is asked for. */
	public function is_own(): bool {
		return $this->chosen() === $this->embedded;
	}

	private function chosen(): DealerDirectory {
		$chosen = 'http' === $this->settings->string( 'dealers_provider' ) && '' !== $this->settings->string( 'dealers_url' ) ? $this->http : $this->embedded;

		/**
		 * Filters where dealers come from.
		 *
		 * @param DealerDirectory $chosen the provider that the settings name
		 */
		$directory = apply_filters( 'hvac_blocks_dealer_directory', $chosen );

		if ( $directory instanceof DealerDirectory ) {
			return $directory;
		}

		FilterMistake::report( 'hvac_blocks_dealer_directory', 'an instance of ' . DealerDirectory::class );

		return $chosen;
	}
}
