<?php
/**
 * @var array{id: string, level: int, lang: string, placeholder: string, error: string, address: array{place: string, from: int, filters: list<string>}, search: array<string, mixed>, frame: array<string, mixed>, filters: list<array{key: string, text: string}>, findMore: string, phone: array{text: string, href: string}, texts: array<string, mixed>} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use HvacBlocks\Contracts;
use HvacBlocks\Dealers\DealerCard;
use HvacBlocks\Dealers\LocatorAddress;
use HvacBlocks\Dealers\Pages;
use HvacBlocks\Languages\Text;
use function HvacBlocks\Blocks\text;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- text() escapes.
$texts    = $props['texts'];
$search   = $props['search'];
$sizes    = Contracts::read( 'dealer-pages' );
$address  = new LocatorAddress( $props['address']['place'], $props['address']['from'], $props['address']['filters'] );
$cleared  = ( new LocatorAddress( $address->place ) )->query();
$is_found = 'found' === $search['status'];
$total    = $is_found ? $search['total'] : 0;
$matching = $is_found ? $search['matching'] : 0;
$page     = Pages::page( $matching, $address->from, $sizes['size'] );
$place    = $is_found && null !== $search['location'] ? implode( ', ', array_filter( array( $search['location']['name'], $search['location']['region'] ) ) ) : $address->place;
$title    = 'h' . ( $props['level'] + 1 );
?>
<div class="hvac-dealer-locator__top">
	<h<?php echo (int) $props['level']; ?> class="hvac-dealer-locator__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></h<?php echo (int) $props['level']; ?>>
	<?php
	$ui(
		'place-search',
		array(
			'id'          => $props['id'],
			'value'       => $address->place,
			'placeholder' => $props['placeholder'],
			'error'       => $props['error'],
			'layout'      => 'inline',
		)
	);
	?>
</div>
<section class="hvac-dealer-locator__results" aria-labelledby="<?php echo esc_attr( "{$props['id']}-results" ); ?>" aria-busy="false">
	<div class="hvac-dealer-locator__bar">
		<div class="hvac-dealer-locator__titles">
			<<?php echo tag_escape( $title ); ?> class="hvac-dealer-locator__title" id="<?php echo esc_attr( "{$props['id']}-results" ); ?>" data-hvac-slot="resultsHeading"><?php $slot( 'resultsHeading' ); ?></<?php echo tag_escape( $title ); ?>>
			<?php if ( $total > 0 ) : ?>
				<p class="hvac-dealer-locator__near">
					<span><?php echo text( Text::fill( $texts['near'], array( 'place' => $place ) ) ); ?></span>
					<span class="hvac-dealer-locator__radius"><?php echo text( Text::fill( $texts['radius'], array( 'radius' => $search['radius'] ) ) ); ?></span>
				</p>
			<?php endif; ?>
		</div>
		<?php
		if ( $total > 0 && array() !== $props['filters'] ) {
			$ui(
				'dealer-filters',
				array(
					'id'        => $props['id'],
					'lang'      => $props['lang'],
					'place'     => $address->place,
					'options'   => $props['filters'],
					'active'    => $address->filters,
					'clearHref' => $cleared,
					'texts'     => $texts['filters'],
				)
			);
		}
		?>
	</div>
	<?php if ( $matching > 0 ) : ?>
		<p class="hvac-dealer-locator__count" tabindex="-1"><?php echo text( Text::fill( $texts['showing'], array( 'first' => $page['first'], 'last' => $page['last'], 'total' => $matching ) ) ); ?></p>
		<ul class="hvac-dealer-locator__list" data-half="<?php echo $address->from - $page['first'] >= $sizes['smallSize'] ? 'second' : 'first'; ?>">
			<?php foreach ( $search['dealers'] as $index => $dealer ) : ?>
				<li class="hvac-dealer-locator__item"><?php $ui( 'dealer-card', DealerCard::props( "{$props['id']}-dealer-" . ( $search['first'] + $index ), $dealer, $props['frame'] ) ); ?></li>
			<?php endforeach; ?>
		</ul>
		<?php
		if ( $page['count'] > 1 ) {
			$href = static fn ( int $number ): string => $address->with_from( ( $number - 1 ) * $sizes['size'] + 1 )->query();
			$ui(
				'pagination',
				array(
					'label'    => $texts['pages']['label'],
					'texts'    => $texts['pages'],
					'current'  => $page['number'],
					'numbers'  => array_map(
						static fn ( ?int $number ): ?array => null === $number ? null : array(
							'number' => $number,
							'href'   => $href( $number ),
						),
						Pages::numbers( $page['number'], $page['count'] )
					),
					'previous' => $page['number'] > 1 ? $href( $page['number'] - 1 ) : null,
					'next'     => $page['number'] < $page['count'] ? $href( $page['number'] + 1 ) : null,
				)
			);
		}
		?>
	<?php elseif ( 'none' === $search['status'] ) : ?>
		<?php $ui( 'message', array( 'icon' => 'mapPin', 'title' => $texts['noPlace'] ) ); ?>
	<?php elseif ( 'failed' === $search['status'] ) : ?>
		<?php
		$ui(
			'message',
			array(
				'icon'   => 'triangleAlert',
				'title'  => $texts['failed'],
				'text'   => $texts['failedHelp'],
				'phone'  => $props['phone'],
				'action' => array(
					'text' => $texts['retry'],
					'href' => $address->query(),
				),
			)
		);
		?>
	<?php elseif ( 0 === $total ) : ?>
		<?php
		$ui(
			'message',
			array(
				'icon'   => 'mapPinOff',
				'title'  => Text::fill( $texts['nobody'], array( 'zip' => $address->place ) ),
				'text'   => $texts['nobodyHelp'],
				'phone'  => $props['phone'],
				'action' => array(
					'text' => $texts['findMore'],
					'href' => $props['findMore'],
				),
			)
		);
		?>
	<?php else : ?>
		<?php
		$ui(
			'message',
			array(
				'icon'   => 'searchX',
				'title'  => $texts['noMatch'],
				'action' => array(
					'text' => $texts['clear'],
					'href' => $cleared,
				),
			)
		);
		?>
	<?php endif; ?>
</section>
<p class="hvac-visually-hidden" role="status"></p>
