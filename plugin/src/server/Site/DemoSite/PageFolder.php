<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The folder of a page: its parameters (`page.json`), its texts and its template. */
final readonly class PageFolder {
	/** The parameters of a page. Those of a kind (`kind.json`) have the same schema; a page's own take precedence. */
	private const SCHEMA = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			// Below `/{base}/{language}/`, or from the site's root with a leading slash. `{name}` is the folder's name, `{base}` the site's
			// base path. An object by language if the page does not exist in all of them or has a different address in one.
			'path'     => array(
				'type'                 => array( 'string', 'object' ),
				'additionalProperties' => array( 'type' => 'string' ),
			),
			// The key of the text used in the page's title and in breadcrumbs; otherwise its `name`, which menus and cards show.
			'title'    => array( 'type' => 'string' ),
			// The page, by its folder, to which visitors are redirected.
			'redirect' => array( 'type' => 'string' ),
			// Created before the other pages, so early visitors find them.
			'first'    => array( 'type' => 'boolean' ),
			// The page at the bare address of a new site.
			'front'    => array( 'type' => 'boolean' ),
			// The privacy policy of a new site.
			'policy'   => array( 'type' => 'boolean' ),
			// The place in the main menu, which shows the page's text `menu` or otherwise its name, and in a panel its text `card`.
			'menu'     => MenuPlace::SCHEMA,
			// The name of the pattern made from the page, in each language.
			'pattern'  => array(
				'type'    => 'string',
				'pattern' => '^[a-z-]+$',
			),
			// The purpose of the page on a site of its own: the checklist creates the pages of the groups that its owner chooses.
			'group'    => array(
				'type' => 'string',
				'enum' => DemoContent::GROUPS,
			),
			// Its picture on social networks: a file of `social/`.
			'social'   => array(
				'type'    => 'string',
				'pattern' => '^[a-z-]+$',
			),
			// The page's stated date of publication.
			'date'     => array(
				'type'    => 'string',
				'pattern' => '^\d{4}-\d{2}-\d{2}$',
			),
			// The page's values for the template: `{{image $picture}}`, `{{value level}}`, `{{attributes dealer-slider}}`.
			'values'   => array( 'type' => 'object' ),
		),
	);

	/**
	 * @param string                       $name   its path below `pages/`, by which templates refer to the page: `home`, `built-to-last/mv`
	 * @param string|array<string, string> $path
	 * @param array<string, mixed>         $values including its name as `page`
	 */
	private function __construct(
		public string $name,
		public DemoTexts $words,
		private string|array $path,
		public string $title,
		public string $redirect,
		public bool $is_first,
		public bool $is_front_page,
		public bool $is_policy,
		public ?MenuPlace $menu,
		public string $pattern,
		public string $group,
		public string $date,
		public string $social,
		public array $values,
		private ?string $template,
		private ?string $own_template,
		private BasePath $base,
	) {}

	/**
	 * @param string      $directory `pages/`
	 * @param string      $name      the folder below it
	 * @param string|null $kind      the folder of the page's kind, which shares its template, its texts and its parameters
	 * @throws RuntimeException if the folder does not match the schema
	 */
	public static function read( string $directory, string $name, ?string $kind, DemoTexts $shared, BasePath $base ): self {
		$own    = self::parameters( "$directory/$name/page.json" );
		$common = null === $kind ? array() : self::parameters( "$directory/$kind/kind.json" );
		$all    = array( ...$common, ...$own );
		$values = array( ...self::object( $common['values'] ?? null ), ...self::object( $own['values'] ?? null ) );

		$redirect = is_string( $all['redirect'] ?? null ) ? $all['redirect'] : '';
		$path     = $all['path'] ?? '{name}';
		$paths    = array_filter( is_array( $path ) ? $path : array(), static fn ( mixed $one, mixed $language ): bool => is_string( $one ) && is_string( $language ), ARRAY_FILTER_USE_BOTH );

		return new self(
			name: $name,
			words: new DemoTexts( "$directory/$name", null === $kind ? $shared : new DemoTexts( "$directory/$kind", $shared ) ),
			path: is_string( $path ) ? Text::fill( $path, array( 'name' => basename( $name ) ) ) : $paths,
			title: is_string( $all['title'] ?? null ) ? $all['title'] : 'name',
			redirect: $redirect,
			is_first: true === ( $all['first'] ?? false ),
			is_front_page: true === ( $all['front'] ?? false ),
			is_policy: true === ( $all['policy'] ?? false ),
			menu: MenuPlace::of( $all['menu'] ?? null ),
			pattern: is_string( $all['pattern'] ?? null ) ? $all['pattern'] : '',
			group: is_string( $all['group'] ?? null ) ? $all['group'] : '',
			date: is_string( $all['date'] ?? null ) ? $all['date'] : '',
			social: is_string( $all['social'] ?? null ) ? $all['social'] : '',
			values: array( ...$values, 'page' => $name, ...( '' === $redirect ? array() : array( 'redirect' => $redirect ) ) ),
			template: self::first_file( "$directory/$name/template.html", "$directory/$kind/template.html" ),
			own_template: self::first_file( "$directory/$name/site.html" ),
			base: $base,
		);
	}

	/** Returns the path of its post, without slashes at its ends; null if the page does not exist in the language. */
	public function path( Language $language ): ?string {
		$address = $this->address( $language );

		// The page at the site's own address also has a name.
		return '' === $address ? $language->value : $address;
	}

	/** Returns its address below the site's address, without slashes at its ends: empty for the home page if there is no base path. */
	public function address( Language $language ): ?string {
		$path = is_array( $this->path ) ? $this->path[ $language->value ] ?? null : $this->path;

		if ( null === $path ) {
			return null;
		}

		return trim( str_starts_with( $path, '/' ) ? Text::fill( $path, array( 'base' => $this->base->get() ) ) : $this->base->path( "$language->value/$path" ), '/' );
	}

	/**
	 * Returns its own template or that of its kind; null if neither has one.
	 *
	 * @param bool $is_real whether it is for a site without invented content; `site.html` is the template for that, if it differs
	 */
	public function template( bool $is_real = false ): ?string {
		$file = $is_real ? $this->own_template ?? $this->template : $this->template;

		return null === $file ? null : DemoFile::read( $file );
	}

	/** @return array<mixed> */
	private static function parameters( string $file ): array {
		$parameters = DemoFile::json( $file );
		$valid      = rest_validate_value_from_schema( $parameters, self::SCHEMA, $file );

		return is_wp_error( $valid ) ? throw new RuntimeException( esc_html( $valid->get_error_message() ) ) : $parameters;
	}

	/** @return array<string, mixed> */
	private static function object( mixed $value ): array {
		return array_filter( is_array( $value ) ? $value : array(), is_string( ... ), ARRAY_FILTER_USE_KEY );
	}

	private static function first_file( string ...$files ): ?string {
		foreach ( $files as $file ) {
			if ( DemoFile::exists( $file ) ) {
				return $file;
			}
		}

		return null;
	}
}
