<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\SettingsSchema;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/pages`: the pages that can be chosen as targets of blocks' links, in a language, and the targets without a choice. */
final readonly class FindPagesRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/pages';

	private const SHOWN = 20;

	/** The number read to find those in the language, which only a page's place determines. */
	private const READ = 500;

	public function __construct( private SitePages $pages, private SettingsSchema $schema = new SettingsSchema() ) {}

	public function args(): array {
		return array(
			'lang'    => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the pages.', 'hvac-blocks' ) ),
			'search'  => Schema::text( __( 'Part of a page title.', 'hvac-blocks' ), 200 ),
			'include' => array(
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
				'maxItems'    => 200,
				'default'     => array(),
				'description' => __( 'IDs of pages to return in any case.', 'hvac-blocks' ),
			),
		);
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'hvac-blocks-pages', array(
			'pages'     => Schema::list( Schema::object( array(
				'id'        => array( 'type' => 'integer' ),
				'title'     => $text,
				'path'      => $text,
				'published' => array( 'type' => 'boolean' ),
			) ) ),
			'addresses' => array(
				'type'                 => 'object',
				'additionalProperties' => $text,
				'description'          => 'By the names of the setting `pages`: where links lead while no page is chosen.',
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$language = Language::from( self::text( $request, 'lang' ) );
		$search   = $request->get_param( 'search' );
		$ids      = array_filter( (array) $request->get_param( 'include' ), is_int( ... ) );
		$pages    = array();

		foreach ( array( ...self::named( $ids ), ...self::found( is_string( $search ) ? $search : '', $language ) ) as $page ) {
			$pages[ $page->ID ] = array(
				'id'        => $page->ID,
				'title'     => html_entity_decode( get_the_title( $page ), ENT_QUOTES ),
				'path'      => (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ),
				'published' => 'publish' === $page->post_status,
			);
		}

		return new WP_REST_Response( array(
			'pages'     => array_values( $pages ),
			'addresses' => (object) $this->addresses( $language ),
		) );
	}

	/** @return array<string, string> */
	private function addresses( Language $language ): array {
		$addresses = array();

		foreach ( array_keys( $this->schema->texts( ConfiguredPages::SETTING )['choices'] ) as $name ) {
			$addresses[ $name ] = (string) wp_parse_url( $this->pages->unchosen( $name, $language ), PHP_URL_PATH );
		}

		return $addresses;
	}

	/**
	 * @param array<int|string, int> $ids
	 * @return list<WP_Post> published or not
	 */
	private static function named( array $ids ): array {
		return array() === $ids ? array() : self::read(
			array(
				'post__in'    => $ids,
				'post_status' => array_keys( get_post_stati() ),
			)
		);
	}

	/** @return list<WP_Post> published ones whose place names the language or none */
	private static function found( string $search, Language $language ): array {
		$pages = self::read(
			array(
				's'              => $search,
				'search_columns' => array( 'post_title' ),
				'post_status'    => 'publish',
				'orderby'        => 'title',
				'order'          => 'ASC',
			)
		);

		return array_slice( array_values( array_filter( $pages, static fn ( WP_Post $page ): bool => in_array( PageLanguage::named_by_post( $page ), array( $language, null ), true ) ) ), 0, self::SHOWN );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<WP_Post>
	 */
	private static function read( array $query ): array {
		$found = new WP_Query(
			array(
				...$query,
				'post_type'      => 'page',
				'posts_per_page' => self::READ,
				'no_found_rows'  => true,
			)
		);

		return array_values( array_filter( $found->posts ?? array(), static fn ( mixed $page ): bool => $page instanceof WP_Post ) );
	}
}
