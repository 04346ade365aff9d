<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

defined( 'ABSPATH' ) || exit;

/** The columns of a file of dealers. */
final class DealerColumns {
	/** The target of each column, by its possible names: ours, then those of other lists and of other locators' exports. */
	public const PATHS = array(
		'data.companyID'              => array( 'companyid', 'dealerid', 'dealernumber', 'dealerno', 'accountnumber', 'accountno', 'accountid', 'account', 'acctnumber', 'acctno', 'acct', 'customernumber', 'customerid', 'storeid', 'wpslid', 'slid', 'id' ),
		'data.name'                   => array( 'name', 'dealername', 'companyname', 'company', 'businessname', 'dealer', 'firm', 'business', 'storename', 'slstore', 'title', 'nom', 'nombre' ),
		'data.addressLine1'           => array( 'addressline1', 'address1', 'address', 'streetaddress', 'street', 'street1', 'sladdress', 'adresse', 'direccion' ),
		'data.city'                   => array( 'city', 'town', 'slcity', 'ville', 'ciudad' ),
		'data.state'                  => array( 'state', 'stateprovince', 'provincestate', 'stateprov', 'provstate', 'province', 'prov', 'st', 'slstate', 'region', 'estado', 'provincia' ),
		'data.zip'                    => array( 'zip', 'zipcode', 'postalcode', 'postcode', 'postal', 'zippostal', 'zippostalcode', 'slzip', 'codepostal', 'codigopostal' ),
		'data.phone1'                 => array( 'phone1', 'phone', 'mainphone', 'telephone', 'phonenumber', 'businessphone', 'officephone', 'contactphone', 'contacttel', 'tel', 'slphone', 'telefono' ),
		'data.showAddress'            => array( 'showaddress' ),
		'data.emergencyService'       => array( 'emergencyservice', 'emergency', '247emergency', 'emergency247', '24houremergency' ),
		'data.nateCertified'          => array( 'natecertified', 'nate' ),
		'data.charterMemberDate'      => array( 'chartermemberdate', 'chartermember', 'charter' ),
		'data.nexiaDealerDiagnostics' => array( 'nexiadealerdiagnostics', 'diagnostics' ),
		'data.showFinancing'          => array( 'showfinancing', 'financing' ),
		'data.leasingOption'          => array( 'leasingoption', 'leasing' ),
		'data.isTcs'                  => array( 'istcs', 'tcs', 'comfortspecialist' ),
		'location.lat'                => array( 'lat', 'latitude', 'sllatitude' ),
		'location.lon'                => array( 'lon', 'lng', 'long', 'longitude', 'sllongitude' ),
		'metaData.average_rating'     => array( 'averagerating', 'rating' ),
		'metaData.total_review_count' => array( 'totalreviewcount', 'reviewcount', 'reviewscount', 'reviews', 'numberofreviews' ),
		'data.photo'                  => array( 'photo', 'photourl', 'image', 'imageurl', 'picture' ),
		'data.openingHours'           => array( 'openinghours', 'hours' ),
		'whodis.routingGroupID'       => array( 'routinggroupid', 'routinggroup' ),
		'whodis.assignedNumbers'      => array( 'assignednumbers', 'trackednumbers' ),
		'zipcodeCoverage'             => array( 'zipcodecoverage', 'coverage', 'coveragezips', 'servicezips', 'serviceareazips', 'zipscovered' ),
	);

	public const REQUIRED = array( 'data.companyID', 'data.name' );

	/** Required in a list without company IDs: `MadeCompanyId`. */
	public const REQUIRED_WITHOUT_ID = array( 'data.name', 'data.zip' );
}
