<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** An address of the directory: `/{base}/en/find-a-dealer/texas/plano/page/2/`, or a part of it. */
final readonly class DirectoryAddress {
	private const PATH = '/(en|es|fr)/find-a-dealer(?:/([^/]+)(?:/([^/]+)(?:/page/(\d{1,6}))?)?)?/?$';

	/**
	 * @param string $region part of the address; empty at the root
	 * @param string $city   part of the address; empty above the level of cities
	 */
	public function __construct( public Language $language, public string $region = '', public string $city = '', public int $page = 1 ) {}

	/** @param string $path as requested, with or without the site's own folder before it; null for any other */
	public static function read( string $path ): ?self {
		if ( 1 !== preg_match( '~^' . ( new BasePath() )->pattern() . self::PATH . '~iD', rawurldecode( $path ), $part ) ) {
			return null;
		}

		return new self( Language::from( strtolower( $part[1] ) ), $part[2] ?? '', $part[3] ?? '', (int) ( $part[4] ?? 1 ) );
	}

	public function url(): string {
		$parts = array_filter( array( $this->region, $this->city, $this->page > 1 ? "page/$this->page" : '' ), static fn ( string $part ): bool => '' !== $part );

		return array() === $parts ? ( new SitePages() )->find_a_dealer( $this->language ) : ( new BasePath() )->url( implode( '/', array( $this->language->value, 'find-a-dealer', ...$parts ) ) );
	}

	public function in( Language $language ): self {
		return new self( $language, $this->region, $this->city, $this->page );
	}
}
