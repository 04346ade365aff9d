<?php
declare(strict_types=1);

namespace HvacBlocks\Languages;

defined( 'ABSPATH' ) || exit;

/** The addresses of the site's own pages, from section 2 of the specification, in each language. */
final readonly class SitePages {
	public function dealer_locator( Language $language ): string {
		return $this->page( 'dealer-locator', $language );
	}

	public function find_a_dealer( Language $language ): string {
		return $this->page( 'find-a-dealer', $language );
	}

	public function contact_dealer( Language $language ): string {
		return $this->page( 'contact-dealer', $language );
	}

	public function schedule_service( Language $language ): string {
		return $this->page( 'schedule-service', $language );
	}

	public function home( Language $language ): string {
		return Language::English === $language ? home_url( '/residential/' ) : home_url( "/residential/{$language->value}/" );
	}

	/** @param string $name the path below the language: `products/furnaces` */
	public function page( string $name, Language $language ): string {
		return home_url( "/residential/{$language->value}/$name/" );
	}
}
