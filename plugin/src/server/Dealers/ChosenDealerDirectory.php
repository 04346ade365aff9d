<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The provider of dealers that the settings name; without an address for the other one, this site's own. */
final readonly class ChosenDealerDirectory implements DealerAnswers {
	public function __construct( private Settings $settings, private DealerDirectory $embedded, private DealerDirectory $http ) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		return $this->chosen()->search( $query, $mode );
	}

	public function answer( string $query, SearchMode $mode ): string {
		return SearchJson::of( $this->chosen(), $query, $mode );
	}

	public function get( string $company_id ): ?Dealer {
		return $this->chosen()->get( $company_id );
	}

	private function chosen(): DealerDirectory {
		return 'http' === $this->settings->string( 'dealers_provider' ) && '' !== $this->settings->string( 'dealers_url' ) ? $this->http : $this->embedded;
	}
}
