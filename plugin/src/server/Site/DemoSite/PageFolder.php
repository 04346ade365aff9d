<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The folder of a page: its parameters (`page.json`), its words and its template. */
final readonly class PageFolder {
	/** The parameters of a page. Those of a kind (`kind.json`) are the same; a page's own win. */
	private const SCHEMA = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			// Below `/{base}/{language}/`, or from the site's root with a slash in front. `{name}` is the folder's name, `{base}` the site's base path.
			// An object by language where the page does not exist in all of them or has an address of its own in one.
			'path'     => array(
				'type'                 => array( 'string', 'object' ),
				'additionalProperties' => array( 'type' => 'string' ),
			),
			// The word that names the page in its title and in breadcrumbs; else its `name`, which menus and cards show.
			'title'    => array( 'type' => 'string' ),
			// The page, by its folder, that visitors are sent to.
			'redirect' => array( 'type' => 'string' ),
			// Created before the other pages, so early visitors find them.
			'first'    => array( 'type' => 'boolean' ),
			// Stands behind the bare address of a new site.
			'front'    => array( 'type' => 'boolean' ),
			// The place in the main menu, which shows the page's word `menu` or else its name, and in a panel its word `card`.
			'menu'     => MenuPlace::SCHEMA,
			// The name of the pattern that is made of the page, in each language.
			'pattern'  => array(
				'type'    => 'string',
				'pattern' => '^[a-z-]+$',
			),
			// What a site of its own needs the page for: the checklist makes the pages of the groups that its owner chooses.
			'group'    => array(
				'type' => 'string',
				'enum' => DemoContent::GROUPS,
			),
			// The picture that social networks show of it: a file of `social/`.
			'social'   => array(
				'type'    => 'string',
				'pattern' => '^[a-z-]+$',
			),
			// The day that the page says it was published on.
			'date'     => array(
				'type'    => 'string',
				'pattern' => '^\d{4}-\d{2}-\d{2}$',
			),
			// What the template takes from its page: `{{image $picture}}`, `{{value level}}`, `{{attributes dealer-slider}}`.
			'values'   => array( 'type' => 'object' ),
		),
	);

	/**
	 * @param string                       $name   its path below `pages/`, which is how templates name the page: `home`, `built-to-last/mv`
	 * @param string|array<string, string> $path
	 * @param array<string, mixed>         $values with its name as `page`
	 */
	private function __construct(
		public string $name,
		public DemoTexts $words,
		private string|array $path,
		public string $title,
		public string $redirect,
		public bool $is_first,
		public bool $is_front_page,
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
	 * @param string|null $kind      the folder of the page's kind, which shares its template, its words and its parameters
	 * @throws RuntimeException where the folder does not fit the schema
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

	/** Where its post stands, without slashes around it; null where the page does not exist in the language. */
	public function path( Language $language ): ?string {
		$address = $this->address( $language );

		// What the site's own address shows is a page with a name, too.
		return '' === $address ? $language->value : $address;
	}

	/** What leads to it, below the site's address and without slashes around it: empty for the home where there is no base path. */
	public function address( Language $language ): ?string {
		$path = is_array( $this->path ) ? $this->path[ $language->value ] ?? null : $this->path;

		if ( null === $path ) {
			return null;
		}

		return trim( str_starts_with( $path, '/' ) ? Text::fill( $path, array( 'base' => $this->base->get() ) ) : $this->base->path( "$language->value/$path" ), '/' );
	}

	/**
	 * Its own or that of its kind; null where neither has one.
	 *
	 * @param bool $is_real whether it is for a site in which nothing may be invented; `site.html` is the template for it, where it differs
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
